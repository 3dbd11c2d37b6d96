import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { Category } from "~/range/tree";

export type Chapter = { category: Category; page: number; products: { product: Product; page: number }[] };

// Page 1 is the cover, so the contents are on page 2.
const contents = 2;
const afterContents = 3;

/**
 * Assigns page numbers to the printed catalogue (behaviour 1.7), for the PDF and for links to its pages. Omits
 * withdrawn products. A product in several categories appears only in the first matching chapter.
 * @param order ids of top-level categories in the order of the chapters; categories missing from it follow at the end
 * @param collections ids of the collections in the editors' order
 */
export function planPrintedCatalogue(
  { products, tree }: Pick<Catalogue, "products" | "tree">,
  order: readonly number[],
  collections: readonly string[],
) {
  const top = tree.root.children;
  const wanted = order.flatMap((id) => top.find((category) => category.id === id) ?? []);
  const inOrder = [...wanted, ...top.filter((category) => !wanted.includes(category))];

  const remaining = new Set(products.filter(({ withdrawn }) => !withdrawn));
  const ofCollections = collections.length > 0 ? 1 + collections.length : 0;
  let page = afterContents + ofCollections;
  const chapters: Chapter[] = [];
  for (const category of inOrder) {
    const own = [...remaining].filter((product) =>
      product.categories.some((id) => isWithin(id, category.id)),
    );
    if (own.length === 0) continue;
    for (const product of own) remaining.delete(product);
    const first = page + 1;
    chapters.push({
      category,
      page,
      products: own.map((product, index) => ({ product, page: first + index })),
    });
    page = first + own.length;
  }
  return {
    contents,
    /** Of the collections; null if there are none. */
    overview: ofCollections > 0 ? afterContents : null,
    collections: collections.map((id, index) => ({ id, page: afterContents + 1 + index })),
    chapters,
    /** Number of the first page after the products, where care, warranty and index begin. */
    appendix: page,
  };

  function isWithin(id: number, ancestor: number): boolean {
    return id === ancestor || tree.ancestors(id).some((category) => category.id === ancestor);
  }
}
