export { knownListAt } from "./list/known-list.server";
export { projectPageData } from "./list/page-data.server";
