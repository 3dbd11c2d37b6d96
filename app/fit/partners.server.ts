export { getPartnerFacet, getPartners } from "./partners/partners.server";
export { getRange, type ProductRange } from "./partners/range.server";
