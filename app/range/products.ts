export { additionLabel, finishInWords } from "./products/addition-label";
export { type ProductCard, picturedFinish } from "./products/card";
export type { Catalogue } from "./products/catalogue";
export { nameInQuery, productHref, projectAddition, slugInPath } from "./products/href";
export { inheritKinds } from "./products/inherit-kinds";
