export { surfaceBoundsOf } from "./templates/bounds";
export { templateHref } from "./templates/href";
export { pairTemplate } from "./templates/kinds/pair-template";
export { productTemplate } from "./templates/kinds/product-template";
export { overlap } from "./templates/place-sheets";
export { planSheets, type SheetPlan, sheetFrame } from "./templates/sheets";
export type { DrillingTemplate } from "./templates/template";
export { drawingFiles, type TemplatePdf, templateDate } from "./templates/template-pdf";
