export { choiceFacets, partnerFacet, perFacet } from "./facets/definitions";
export { canonicalListingQuery, listingParameters, parseListingQuery } from "./facets/query";
export { listInFinish, shownFinishParameter } from "./facets/shown-finish";
