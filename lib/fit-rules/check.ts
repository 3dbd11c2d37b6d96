export { pairOf, partnerKinds } from "./pairs/table";
export { jointOf } from "./pairs/waste-trap";
export { limits } from "./rules/limits";
export type { Distance, PairCheck, PairKind, RuleResult, ScenePoint, Verdict } from "./types/check";
export { severity } from "./types/verdicts";
export { checkPair, distanceStretches, type Judgement, judgePair, reasonOf } from "./verdict/check-pair";
export { nearestFitting, type Stretch, verdictAt } from "./verdict/distances";
export { type Drainage, withDrainage } from "./verdict/drainage";
