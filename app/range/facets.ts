export { choiceFacets, partnerFacet } from "./facets/definitions";
export { canonicalListingQuery, listingParameters, parseListingQuery } from "./facets/query";
export { listInFinish, shownFinishParameter } from "./facets/shown-finish";
