export { escapeMarkup, xmlResponse } from "./markup/markup";
export { postalAddress } from "./markup/schema-org";
