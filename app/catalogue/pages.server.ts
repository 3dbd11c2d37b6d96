export { categoryPage } from "./category/page-data.server";
export { pictured } from "./category/pictured";
export { comparisonView } from "./comparison/view.server";
export { productStaticParts } from "./product-page/static-parts.server";
