export { surfaceBoundsOf } from "./templates/bounds";
export { pairTemplate } from "./templates/kinds/pair-template";
export { productTemplate } from "./templates/kinds/product-template";
export { overlap, sheetFrame } from "./templates/sheets";
export { type TemplatePdf, templateDocument } from "./templates/template-pdf";
