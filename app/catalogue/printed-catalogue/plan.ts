import type { Product } from "~/catalogue/product/schema.server";
import type { Catalogue } from "~/catalogue/range/catalogue";
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

const contents = 2;
const overview = 3;

/**
 * Says on which page what stands, for the file and for the page that leads into it. Withdrawn products are left out;
 * one that lies in several categories stands where the reader meets it first.
 * @param order ids of top categories; those that it lacks follow at the end
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

  const left = new Set(products.filter(({ withdrawn }) => !withdrawn));
  let page = overview + collections.length + 1;
  const chapters: Chapter[] = [];
  for (const category of inOrder) {
    const own = [...left].filter((product) => product.categories.some((id) => isWithin(id, category.id)));
    if (own.length === 0) continue;
    for (const product of own) left.delete(product);
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
