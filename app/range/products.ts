export { additionLabel, finishInWords } from "./products/addition-label";
export {
  finishPictures,
  type ProductCard,
  type ProductPicture,
  picturedFinish,
  productCard,
  productPicture,
} from "./products/card";
export type { Catalogue } from "./products/catalogue";
export { exampleNumbers } from "./products/example-numbers";
export { finishLabel, finishLook, type ShownFinish, shownFinish } from "./products/finishes";
export {
  careHref,
  nameInQuery,
  productHref,
  projectAddition,
  slugInPath,
} from "./products/href";
