export { codeKey } from "./product/code-key";
export { codeCheck } from "./product/code-pattern";
export { type FileFormat, fileFormats, modelFormats, storedFormats } from "./product/file-formats";
export {
  bimFile,
  collectionZip,
  dataSheet,
  productFiles,
  productZip,
  templateFile,
} from "./product/files";
export { simultaneousFlow } from "./product/flow";
export { gtin14, gtinOfElementString } from "./product/gtin";
export { lastModified } from "./product/last-modified";
export type { ValueRow } from "./product/measures";
export { everyScene } from "./product/scenes";
export { type FittingKind, fittingKinds } from "./product/schema/kinds";
export type { ValueUnit } from "./product/schema/units";
