export { contradictionsOf } from "./own-vessel/contradictions";
export {
  type Estimates,
  estimatesOf,
  type Ruler,
  rulers,
  usualRuler,
  valuesOf,
} from "./own-vessel/estimates";
export { judgeOwn, type OwnJudgement } from "./own-vessel/judge-own";
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
export { conditionAdvice, conditionWords } from "./own-vessel/words";
