export { type PairView, pairView } from "./check/pair-view";
export { type FitRequest, parseFitQuery, writeFitQuery } from "./check/query";
export { withNamedBasin } from "./own-vessel/own-basin";
export { canonicalOwnQuery } from "./own-vessel/query";
