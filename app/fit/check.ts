export { type PairView, pairView } from "./check/pair-view";
export { fitParameters } from "./check/parameters";
export { type FitRequest, parseFitQuery, writeFitQuery } from "./check/query";
export { fitCheckView } from "./check/view";
export { basinAnswer, withNamedBasin } from "./own-vessel/own-basin";
export { ownParameters } from "./own-vessel/parameters";
export { canonicalOwnQuery, parseOwnQuery } from "./own-vessel/query";
export { ownVesselView } from "./own-vessel/view";
