export { finishesNamed, inFinish, lackWords } from "./partners/chosen-finishes";
export { mountingCard } from "./partners/mounting-card";
export { basinHref, ownVesselLink } from "./partners/own-vessel-query";
export type { PartnerFacet } from "./partners/partner-facet";
export type { Partner, Partners, ProductPartners } from "./partners/partners";
export { pairHref, pairQuery, partnersHref } from "./partners/query";
