import type { SortOrder } from "~/catalogue/facets/query";
import type { Product } from "~/catalogue/product/schema.server";
import type { CategoryIndex } from "~/catalogue/tree/tree";
import { comparePolish } from "~/polish/compare";

/** Indexes into the catalogue's products, for one category in each sort order. */
export type ProductOrders = Readonly<Record<SortOrder, Uint32Array>>;

/** Sorts by `order`, withdrawn products last. */
export function inRangeOrder(products: readonly Product[]): Product[] {
  return products.toSorted((one, other) => rank(one) - rank(other) || one.order - other.order);

  function rank({ withdrawn }: Product) {
    return withdrawn ? 1 : 0;
  }
}

/**
 * Builds the sorted product lists of all categories. A product is in the lists of its categories and of all their
 * ancestors; the root lists all products. Categories without products have no entry.
 * @param products sorted by `inRangeOrder`
 */
export function orderByCategory(
  products: readonly Product[],
  tree: CategoryIndex,
): ReadonlyMap<number, ProductOrders> {
  const places = products.map((_, place) => place);
  const newFirst = (place: number) => (products[place]?.new ? 0 : 1);
  const name = (place: number) => products[place]?.name ?? "";

  const polecane = groupByCategory(places, products, tree);
  const nowosci = groupByCategory(
    places.toSorted((one, other) => newFirst(one) - newFirst(other)),
    products,
    tree,
  );
  const nazwa = groupByCategory(
    places.toSorted((one, other) => comparePolish(name(one), name(other))),
    products,
    tree,
  );
  const none = new Uint32Array();
  return new Map(
    [...polecane].map(([id, list]) => [
      id,
      { polecane: list, nowosci: nowosci.get(id) ?? none, nazwa: nazwa.get(id) ?? none },
    ]),
  );
}

function groupByCategory(places: readonly number[], products: readonly Product[], tree: CategoryIndex) {
  const lists = new Map<number, number[]>();
  const lineages = new Map<number, number[]>();
  const lineage = (id: number) => {
    const known = lineages.get(id) ?? [id, ...tree.ancestors(id).map((category) => category.id)];
    lineages.set(id, known);
    return known;
  };

  for (const place of places)
    for (const id of new Set([tree.root.id, ...(products[place]?.categories ?? []).flatMap(lineage)])) {
      const list = lists.get(id);
      if (list) list.push(place);
      else lists.set(id, [place]);
    }
  return new Map([...lists].map(([id, list]) => [id, Uint32Array.from(list)]));
}
