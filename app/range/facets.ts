export { choiceFacets, partnerFacet, perFacet } from "./facets/definitions";
export { type GivenFacet, giveFacets } from "./facets/given";
export { canonicalListingQuery, listingParameters, parseListingQuery } from "./facets/query";
export { listInFinish, shownFinishParameter } from "./facets/shown-finish";
