export { isNotModified } from "./headers/entity-tag";
export { actionHeaders } from "./headers/route-headers";
