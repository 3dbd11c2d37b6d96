export { sparePartJsonLd } from "./data/json-ld";
export { sparePartList } from "./data/list-view";
export { canonicalSparePartQuery, parseSparePartQuery } from "./data/parse-query";
export { sparePartView } from "./data/part-view";
export { sparePartsHref, sparePartsParameters } from "./data/query";
