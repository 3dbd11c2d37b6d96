export { tenth } from "./geometry/place";
export { asSpout, asVessel } from "./geometry/vessel";
export type { FitPart, Kind, RequiredPart } from "./types/fit-part";
