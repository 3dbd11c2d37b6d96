export { storesJsonLd } from "./search/json-ld";
export {
  canonicalPointOfSaleQuery,
  parsePointOfSaleQuery,
  pointOfSaleParameters,
  writePointOfSaleQuery,
} from "./search/query";
export type { PointOfSaleCriteria } from "./search/search";
