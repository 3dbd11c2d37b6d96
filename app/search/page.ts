export { SearchPageBody } from "./page/page-body";
export { searchView } from "./page/view";
