import { type ListPage, pageOfList } from "~/ui/paging";
import { type FacetPanel, facetPanel, type PartnerCount } from "./facets/panel";
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

/** Data of the filter „pasuje do”. */
type PartnerFacet = {
  /**
   * Returns the slugs of all products that fit the given one without conditions; null if no rules cover the product.
   */
  fitSet(slug: string): ReadonlySet<string> | null;
  /** Returns the products that the filter offers as choices on the list of a category. */
  candidates(categoryId: number): readonly { slug: string; name: string }[];
};

type ListRequest = {
  categoryId: number;
  query: ListingQuery;
  /** Data of the compatibility facet; if missing, the list does not offer that facet. */
  partners?: PartnerFacet;
};

/**
 * Lists one page of the products of a category and its descendants (behaviour 15.1).
 * @returns null for a page beyond the last; page 1 always exists
 */
export function listProducts(
  catalogue: Catalogue,
  { categoryId, query, partners }: ListRequest,
): Listing | null {
  const { filters, shown: finish, sort, page } = query;
  const finishes = finish ? [finish] : filters.choices.wykonczenie;
  const fitting = filters.partner === null ? null : (partners?.fitSet(filters.partner) ?? null);
  const counted = tally(
    catalogue.facets.ranges,
    catalogue.orders.get(categoryId)?.[sort] ?? [],
    filters,
    fitting,
  );
  const shown = pageOfList(counted.matches, page, productsPerPage);
  if (!shown) return null;
  const { items, ...place } = shown;
  const partnerCounts = countPartners(partners, categoryId, counted.mayFit);
  return {
    ...facetPanel(catalogue.facets, counted, query, partnerCounts),
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

function countPartners(
  partners: PartnerFacet | undefined,
  categoryId: number,
  mayFit: readonly Product[],
): PartnerCount[] {
  return (partners?.candidates(categoryId) ?? []).map(({ slug, name }) => {
    const fitting = partners?.fitSet(slug);
    return { slug, name, count: mayFit.filter((product) => fitting?.has(product.slug)).length };
  });
}
