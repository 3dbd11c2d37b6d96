export { choiceFacets, partnerFacet } from "./facets/definitions";
export { canonicalListingQuery, listingParameters, maxMillimetres, parseListingQuery } from "./facets/query";
