export { choiceFacets, partnerFacet } from "./facets/definitions";
export { type FacetOption, type FacetPanel, facetPanel, type PartnerCount } from "./facets/panel";
export {
  canonicalListingQuery,
  isIndexable,
  type ListingQuery,
  listingParameters,
  maxMillimetres,
  parseListingQuery,
  type SortOrder,
  sortOrders,
  writeListingQuery,
} from "./facets/query";
export { tally } from "./facets/tally";
