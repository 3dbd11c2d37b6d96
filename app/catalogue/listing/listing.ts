import { type Bits, bitsOf, countCommon, has } from "~/catalogue/facets/bits";
import { type FacetPanel, facetPanel, type PartnerCount } from "~/catalogue/facets/panel";
import {
  hasFilters,
  isIndexable,
  type ListingQuery,
  type SortOrder,
  sortOrders,
  writeListingQuery,
} from "~/catalogue/facets/query";
import { countFacets, tally } from "~/catalogue/facets/tally";
import type { PartnerFacet } from "~/catalogue/fit-index/partner-facet";
import type { Product } from "~/catalogue/product/schema.server";
import { type ProductCard, productCard } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import type { ProductOrders } from "~/catalogue/products/order";
import { countPages } from "~/platform/paging";

/** Divisible by 2, 3 and 4: fills whole rows in every layout (behaviours 15.1, 23.3). */
export const productsPerPage = 24;

export type Listing = FacetPanel & {
  products: ProductCard[];
  total: number;
  page: number;
  pages: number;
  sorts: { id: SortOrder; label: string; selected: boolean; query: string }[];
  /** Canonical query string of this list, without `?`; empty if all values are defaults. */
  canonicalQuery: string;
  isIndexable: boolean;
};

type ListRequest = {
  categoryId: number;
  query: ListingQuery;
  /** Data of the compatibility facet; without it, the list has no such facet. */
  partners?: PartnerFacet;
};

export type ListProducts = (request: ListRequest) => Listing | null;

const listings = new WeakMap<Catalogue, ListProducts>();

/** Returns the function that lists the products of a catalogue; created once for each catalogue. */
export function listingOf(catalogue: Catalogue): ListProducts {
  const listing = listings.get(catalogue) ?? createListing(catalogue);
  listings.set(catalogue, listing);
  return listing;
}

/**
 * Returns a function that lists the products of a category and its descendants (behaviour 15.1); null for a page beyond
 * the last (page 1 always exists). Unfiltered categories are counted in advance, so that the response time of their
 * pages does not grow with the catalogue.
 */
function createListing(catalogue: Catalogue): ListProducts {
  const { products, orders, facets } = catalogue;
  const at = (places: Iterable<number>) => Array.from(places, (place) => products[place]).filter(isPresent);
  const unfilteredPartners = new Map<number, PartnerCount[]>();
  const unfiltered = new Map([...orders].map(([id, { polecane }]) => [id, countFacets(at(polecane))]));

  /** Returns the facet counts, and the indexes of the products on the requested page. */
  function countAndPage({ categoryId, query: { filters, sort, page }, partners }: ListRequest) {
    const places = (orders.get(categoryId) ?? noProducts)[sort];
    const start = (page - 1) * productsPerPage;
    if (!hasFilters(filters)) {
      const counted = unfiltered.get(categoryId) ?? nothingCounted;
      const inAll = () => countPartners(partners, categoryId, bitsOf(products.length, places));
      const partnerCounts = unfilteredPartners.get(categoryId) ?? inAll();
      if (partners) unfilteredPartners.set(categoryId, partnerCounts);
      return { counted, partnerCounts, shown: places.subarray(start, start + productsPerPage) };
    }
    const fitting = filters.partner === null ? null : (partners?.fitSet(filters.partner) ?? null);
    const counted = tally(facets, bitsOf(products.length, places), products.length, filters, fitting);
    return {
      counted,
      partnerCounts: countPartners(partners, categoryId, counted.mayFit),
      shown: pageOfMatches(places, counted.matches, start),
    };
  }

  return (request) => {
    const { query } = request;
    const { page, sort, filters } = query;
    const { counted, partnerCounts, shown } = countAndPage(request);
    const pages = countPages(counted.total, productsPerPage);
    if (page > pages) return null;
    return {
      ...facetPanel(facets, counted, query, partnerCounts),
      products: at(shown).map((product) => productCard(product, catalogue, filters.choices.wykonczenie)),
      total: counted.total,
      page,
      pages,
      sorts: sortOrders.map(({ id, label }) => ({
        id,
        label,
        selected: id === sort,
        query: writeListingQuery({ ...query, sort: id, page: 1 }),
      })),
      canonicalQuery: writeListingQuery(query),
      isIndexable: isIndexable(query),
    };
  };
}

const none = new Uint32Array();
const noProducts: ProductOrders = { polecane: none, nowosci: none, nazwa: none };
const nothingCounted = countFacets([]);

function isPresent(product: Product | undefined): product is Product {
  return product !== undefined;
}

function countPartners(partners: PartnerFacet | undefined, categoryId: number, mayFit: Bits): PartnerCount[] {
  return (partners?.candidates(categoryId) ?? []).map(({ slug, name }) => {
    const set = partners?.fitSet(slug);
    return { slug, name, count: set ? countCommon(set, mayFit) : 0 };
  });
}

function pageOfMatches(places: Uint32Array, matches: Bits, start: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const place of places) {
    if (!has(matches, place)) continue;
    if (passed >= start) page.push(place);
    if (page.length === productsPerPage) break;
    passed++;
  }
  return page;
}
