export { finishesNamed, inFinish, lackWords } from "./partners/chosen-finishes";
export { basinHref, ownVesselLink } from "./partners/own-vessel-query";
export type { Partners } from "./partners/partners";
export { mountingCard, pairHref, pairQuery, partnersHref } from "./partners/query";
export { unmeasured } from "./partners/unmeasured";
export { pairName } from "./rules/verdict/verdict-words";
