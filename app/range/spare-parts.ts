export { sparePartWhat } from "./spare-parts/kinds";
export { sparePartMeasureRows, sparePartSize } from "./spare-parts/measures";
export type { PartDrawing } from "./spare-parts/parse-drawing";
export {
  productPartsHref,
  sparePartKindHref,
  sparePartParameters,
} from "./spare-parts/product-parts-href";
export { SparePartSymbol } from "./spare-parts/symbol";
export { sparePartSymbols } from "./spare-parts/symbols";
