export { logoFiles } from "./page/files.server";
