import { parseListingQuery } from "~/range/facets";
import { listProducts } from "~/range/listing";
import { getCatalogue } from "~/range/products.server";
import type { Category, CategoryIndex } from "~/range/tree";
import { categoryText } from "../category-texts.server";
import { pictured } from "../pictured";

export type CategoryPageData = NonNullable<ReturnType<typeof categoryPage>>;

/**
 * Returns the data of a category page (behaviour 1.15): the category, its children and one page of its products.
 * @returns `null` if there is no such page
 */
export function categoryPage(tree: CategoryIndex, category: Category, params: URLSearchParams) {
  const catalogue = getCatalogue(tree);
  const { query, messages } = parseListingQuery(params, catalogue.facets);
  const listing = listProducts(catalogue, category.id, query);
  const shown = (each: Category) => {
    const { label, to, image } = pictured(each, catalogue);
    return { label, to, image };
  };
  return (
    listing && {
      category: { ...shown(category), children: category.children.map(shown) },
      /** Description in one or two sentences; null if the category has none. */
      text: categoryText(category.id),
      listing,
      /** Warnings in Polish about ignored parameters. */
      messages,
    }
  );
}
