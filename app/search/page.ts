export { searchView } from "./page/view";
