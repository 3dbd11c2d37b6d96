export { pairView } from "./check/pair-view";
export { canonicalFitQuery } from "./check/query";
export { basinAnswer } from "./own-vessel/own-basin";
export { canonicalOwnQuery } from "./own-vessel/query";
