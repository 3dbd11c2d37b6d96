export { lackWords } from "./partners/chosen-finishes";
export { ownVesselLink } from "./partners/own-vessel-query";
export type { Partners } from "./partners/partners";
export { pairHref, partnersHref } from "./partners/query";
export { unmeasured } from "./partners/unmeasured";
export { pairName } from "./rules/verdict/verdict-words";
