export { pairView } from "./check/pair-view";
export { basinAnswer } from "./own-vessel/own-basin";
