export { type ChangedProject, changedProject, isReadingShown } from "./changes/form.server";
export { knownListAt } from "./list/known-list.server";
export { projectPageData } from "./page/page-data.server";
export { orderWordsSchema, readOrderWords } from "./pasted/order-words.server";
