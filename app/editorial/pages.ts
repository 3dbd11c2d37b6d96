export { EditorialPageBody } from "./pages/page-body";
