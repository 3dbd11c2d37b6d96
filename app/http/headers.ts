export { isNotModified } from "./headers/entity-tag";
export { actionHeaders, privatePageHeaders } from "./headers/route-headers";
