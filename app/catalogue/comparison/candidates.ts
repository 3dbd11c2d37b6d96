import type { Product } from "~/range/product.server";
import { type Catalogue, slugInPath } from "~/range/products";
import type { Search } from "~/search/search.server";
import type { Compared } from "../comparison";

/** Returns the other products of the first compared product's category, except withdrawn ones. */
export function alikeProducts(compared: readonly Compared[], { products }: Catalogue): Product[] {
  const category = compared[0]?.product.categories[0];
  const models = new Set(compared.map(({ product }) => product));
  return products.filter(
    (product) =>
      category !== undefined &&
      product.categories.includes(category) &&
      !product.withdrawn &&
      !models.has(product),
  );
}

/**
 * Searches for a name in the URL that is not a catalogue number, because the form also accepts words. Returns the few
 * products that the search field would suggest; none for several such names.
 */
export function productsFound(
  unknown: readonly string[],
  search: Pick<Search, "suggest">,
  { bySlug }: Pick<Catalogue, "bySlug">,
): Product[] {
  const [words] = unknown;
  if (words === undefined || unknown.length > 1) return [];
  const hits = search.suggest(words).flatMap((group) => group.hits);
  const products = hits.flatMap(({ to }) => bySlug.get(slugInPath(to) ?? "") ?? []);
  return [...new Set(products)];
}
