export { type ChangedProject, changedProject } from "./changes/form.server";
export { knownListAt } from "./list/known-list.server";
export { projectPageData } from "./page/page-data.server";
