export { finishesNamed, inFinish, lackWords } from "./partners/chosen-finishes";
export { basinHref, ownVesselLink } from "./partners/own-vessel-query";
export type { Partner, Partners, ProductPartners } from "./partners/partners";
export { mountingCard, pairHref, pairQuery, partnersHref } from "./partners/query";
export type { FitPart } from "./rules/types/fit-part";
export { checkPair, judgePair } from "./rules/verdict/check-pair";
export { pairName, shortVerdict } from "./rules/verdict/verdict-words";
