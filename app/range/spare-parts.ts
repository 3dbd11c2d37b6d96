export { ExplodedPicture } from "./spare-parts/exploded-picture";
export { sparePartKindHref, sparePartParameters } from "./spare-parts/kind-href";
export { sparePartWhat } from "./spare-parts/kinds";
export { sparePartMeasureRows, sparePartSize } from "./spare-parts/measures";
export type { PartDrawing } from "./spare-parts/parse-drawing";
export { SparePartSymbol } from "./spare-parts/symbol";
export { sparePartSymbols } from "./spare-parts/symbols";
