export { contradictionsOf } from "./own-vessel/contradictions";
export { rulers, usualRuler } from "./own-vessel/estimates";
export { judgeOwn } from "./own-vessel/judge-own";
export { measureLines } from "./own-vessel/measure-lines";
export {
  type Known,
  type MeasureDefinition,
  type MeasureId,
  measuresOf,
  type OwnKind,
  ownKinds,
} from "./own-vessel/measures";
export { ownSlug } from "./own-vessel/own-part";
export { ownStretches } from "./own-vessel/own-stretches";
export { createOwnVessel, type OwnVessel } from "./own-vessel/own-vessel";
export { type MeasurePictures, type MeasureView, measurePictures } from "./own-vessel/pictures";
export { judgementWords } from "./own-vessel/words";
