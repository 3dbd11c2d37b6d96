import type { Product } from "~/catalogue/product/schema.server";
import type { Catalogue } from "~/catalogue/products/catalogue";
import type { Category } from "~/catalogue/tree/tree";

/** Pages of the printed catalogue, from 1; every product has a page of its own. */
export type PrintedCatalogue = {
  contents: number;
  overview: number;
  collections: { id: string; page: number }[];
  chapters: Chapter[];
  /** The first page after the products: care, warranty and the index. */
  appendix: number;
};

export type Chapter = { category: Category; page: number; products: { product: Product; page: number }[] };

// Page 1 is the cover.
const contents = 2;
const overview = 3;

/**
 * The page numbers of the printed catalogue (behaviour 1.7), for the PDF and for the page that links into it. Withdrawn
 * products are left out; one in several categories is listed in the first chapter that has it.
 * @param order ids of top categories; those not listed come last
 * @param collections ids in the editors' order
 */
export function planPrintedCatalogue(
  { products, tree }: Pick<Catalogue, "products" | "tree">,
  order: readonly number[],
  collections: readonly string[],
): PrintedCatalogue {
  const top = tree.root.children;
  const wanted = order.flatMap((id) => top.find((category) => category.id === id) ?? []);
  const inOrder = [...wanted, ...top.filter((category) => !wanted.includes(category))];

  const remaining = new Set(products.filter(({ withdrawn }) => !withdrawn));
  let page = overview + collections.length + 1;
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
    overview,
    collections: collections.map((id, index) => ({ id, page: overview + 1 + index })),
    chapters,
    appendix: page,
  };

  function isWithin(id: number, ancestor: number): boolean {
    return id === ancestor || tree.ancestors(id).some((category) => category.id === ancestor);
  }
}
