export { SparePartFinder } from "./page/finder";
export { SparePartsList } from "./page/list";
export { SparePartPageBody } from "./page/page-body";
export { ProductParts } from "./page/product-parts";
export { default as sparePartsStyles } from "./page/spare-parts.css?url";
export { UnknownSparePart } from "./page/unknown-part";
