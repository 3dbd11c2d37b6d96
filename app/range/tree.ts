export { type Category, type CategoryIndex, categoryTreeHref, maxCategoryDepth } from "./tree/tree";
export { prefetchCategories, useCategories } from "./tree/use-categories";
