export { categoryPage } from "./category/page-data.server";
export { comparisonView } from "./comparison/view.server";
export { productStaticParts } from "./product-page/static-parts.server";
