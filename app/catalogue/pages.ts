export { CategoryPageBody } from "./category/page-body";
export { CollectionLinks } from "./collection/links";
export { CollectionFacts, CollectionProducts, CollectionScenes } from "./collection/sections";
export { collectionRange } from "./collection/view";
export { default as comparisonStyles } from "./comparison/comparison.css?url";
export { ComparisonPageBody } from "./comparison/page-body";
export { listingMeta } from "./listing/meta";
export { liveProduct } from "./product-page/live-product";
export { ProductPageBody } from "./product-page/page-body";
