export { escapeMarkup, xmlResponse } from "./markup/markup";
export { postalAddress, schemaOrg } from "./markup/schema-org";
