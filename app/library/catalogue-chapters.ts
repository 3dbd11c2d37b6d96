import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { Category } from "~/range/tree";

export type Chapter = { category: Category; products: Product[] };

/**
 * Divides the range into the chapters of the printed catalogue (behaviour 1.7), for the PDF and for the site's page of
 * it. Omits withdrawn products. A product in several categories appears only in the first matching chapter.
 * @param order ids of top-level categories in the order of the chapters; categories missing from it follow at the end
 */
export function catalogueChapters(
  { products, tree }: Pick<Catalogue, "products" | "tree">,
  order: readonly number[],
): Chapter[] {
  const top = tree.root.children;
  const wanted = order.flatMap((id) => top.find((category) => category.id === id) ?? []);
  const inOrder = [...wanted, ...top.filter((category) => !wanted.includes(category))];

  const remaining = new Set(products.filter(({ withdrawn }) => !withdrawn));
  return inOrder.flatMap((category) => {
    const own = [...remaining].filter((product) =>
      product.categories.some((id) => isWithin(id, category.id)),
    );
    for (const product of own) remaining.delete(product);
    return own.length > 0 ? [{ category, products: own }] : [];
  });

  function isWithin(id: number, ancestor: number): boolean {
    return id === ancestor || tree.ancestors(id).some((category) => category.id === ancestor);
  }
}
