export { pairOf, partnerKinds } from "./pairs/table";
export { jointOf } from "./pairs/waste-trap";
export { limits } from "./rules/limits";
export type { PairCheck, PairKind, ScenePoint, Verdict } from "./types/check";
export { severity } from "./types/verdicts";
export { checkPair, distanceStretches, judgePair, reasonOf } from "./verdict/check-pair";
export { nearestFitting, verdictAt } from "./verdict/distances";
export { withDrainage } from "./verdict/drainage";
