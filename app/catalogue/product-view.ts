export type { DrawnView } from "./product-page/gallery/drawn-view";
export { warningsFor } from "./product-page/safety-block";
export { canonicalProductQuery, type ProductView, productView } from "./product-page/view";
