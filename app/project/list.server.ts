export { knownListAt } from "./list/known-list.server";
export { orderWordsSchema, readOrderWords } from "./pasted/order-words.server";
