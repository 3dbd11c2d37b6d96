import { type ListPage, pageOfList } from "~/ui/paging";
import { type FacetPanel, facetPanel } from "./facets/panel";
import { isIndexable, type ListingQuery, sortOrders, writeListingQuery } from "./facets/query";
import { tally } from "./facets/tally";
import type { Product } from "./product/schema/schema.server";
import type { ProductCard } from "./products/card";
import type { Catalogue } from "./products/catalogue";

/** Divisible by 2, 3 and 4, so that a full page has no incomplete row in any layout (behaviours 15.1, 23.3). */
export const productsPerPage = 24;

export type Listing = FacetPanel &
  Omit<ListPage<Product>, "items"> & {
    products: ProductCard[];
    sorts: { label: string; selected?: true | undefined; query: string }[];
    /** Canonical query string of this list, without `?`; empty if all parameters have their defaults. */
    canonicalQuery: string;
    isIndexable: boolean;
  };

/**
 * Lists one page of the products of a category and its descendants (behaviour 15.1).
 * @returns null if there is no such page; page 1 always exists
 */
export function listProducts(catalogue: Catalogue, categoryId: number, query: ListingQuery): Listing | null {
  const { filters, shown: finish, sort, page } = query;
  const finishes = finish ? [finish] : filters.choices.wykonczenie;
  const counted = tally(catalogue.facets, catalogue.orders.get(categoryId)?.[sort] ?? [], filters);
  const shown = pageOfList(counted.matches, page, productsPerPage);
  if (!shown) return null;
  const { items, ...place } = shown;
  return {
    ...facetPanel(catalogue.facets, counted, query, categoryId),
    ...place,
    products: items.map((product) => catalogue.productCard(product, finishes)),
    sorts: sortOrders.map(({ id, label }) => ({
      label,
      selected: id === sort || undefined,
      query: writeListingQuery({ ...query, sort: id, page: 1 }),
    })),
    canonicalQuery: writeListingQuery(query),
    isIndexable: isIndexable(query),
  };
}
