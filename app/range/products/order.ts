import { comparePolish } from "lib/polish/compare";
import type { SortOrder } from "~/range/facets/query";
import type { Product } from "~/range/product/schema/schema.server";
import type { CategoryIndex } from "~/range/tree/tree";

/** The products of one category, in each sort order. */
export type ProductOrders = Readonly<Record<SortOrder, readonly Product[]>>;

/** Sorts products by their field `order`, with withdrawn products last. */
export function inRangeOrder(products: readonly Product[]): Product[] {
  return products.toSorted(
    (one, other) => Number(!!one.withdrawn) - Number(!!other.withdrawn) || one.order - other.order,
  );
}

/**
 * Lists the products of every category. A product is in the lists of its categories and of all their ancestors; the
 * root's list has all products. Categories without products have no list. A sort order is computed on first use.
 * @param products sorted by `inRangeOrder`
 */
export function orderByCategory(
  products: readonly Product[],
  tree: CategoryIndex,
): ReadonlyMap<number, ProductOrders> {
  return new Map([...groupByCategory(products, tree)].map(([id, list]) => [id, ordersOf(list)]));
}

function ordersOf(polecane: readonly Product[]): ProductOrders {
  let newFirst: Product[] | undefined;
  let byName: Product[] | undefined;
  return {
    polecane,
    get nowosci() {
      newFirst ??= polecane.toSorted((one, other) => Number(other.new) - Number(one.new));
      return newFirst;
    },
    get nazwa() {
      byName ??= polecane.toSorted((one, other) => comparePolish(one.name, other.name));
      return byName;
    },
  };
}

function groupByCategory(products: readonly Product[], tree: CategoryIndex): Map<number, Product[]> {
  const lists = new Map<number, Product[]>();
  for (const product of products)
    for (const id of new Set([tree.root.id, ...product.categories.flatMap(lineage)])) {
      const list = lists.get(id);
      if (list) list.push(product);
      else lists.set(id, [product]);
    }
  return lists;

  function lineage(id: number) {
    return [id, ...tree.ancestors(id).map((category) => category.id)];
  }
}
