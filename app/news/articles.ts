export { articleJsonLd } from "./articles/json-ld";
export { canonicalNewsQuery, newsHref, newsParameters, parseNewsQuery } from "./articles/query";
export { NewsRow } from "./articles/row";
