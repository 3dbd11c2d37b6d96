import { parseListingQuery } from "~/catalogue/facets/query";
import { getPartnerFacet } from "~/catalogue/fit-index/partners.server";
import { type Listing, listProducts } from "~/catalogue/listing/listing";
import { getCatalogue } from "~/catalogue/products/products.server";
import type { Category, CategoryIndex } from "~/catalogue/tree/tree";
import { categoryText } from "./texts.server";
import { type CategoryView, categoryView } from "./view";

export type CategoryPageData = {
  category: CategoryView;
  /** Description in one or two sentences; null if the category has none. */
  text: string | null;
  listing: Listing;
  /** Warnings in Polish about ignored parameters. */
  messages: string[];
};

/**
 * Returns the data of a category page (behaviour 1.15): the category, its children and one page of its products.
 * @returns `null` for a page beyond the last, or an invalid page number
 */
export function categoryPage(
  tree: CategoryIndex,
  category: Category,
  params: URLSearchParams,
): CategoryPageData | null {
  const catalogue = getCatalogue(tree);
  const { query, messages } = parseListingQuery(params, catalogue.facets);
  const listing =
    query && listProducts(catalogue, { categoryId: category.id, query, partners: getPartnerFacet(tree) });
  return listing && { category: categoryView(category), text: categoryText(category.id), listing, messages };
}
