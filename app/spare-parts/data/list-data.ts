import type { Product } from "~/range/product.server";
import { type Catalogue, productHref } from "~/range/products";
import { sparePartSize, sparePartWhat } from "~/range/spare-parts";
import type { SparePart } from "~/range/spare-parts.server";
import type { Search, SearchHit } from "~/search/search.server";
import type { SparePartQuery } from "../query";

/** What the list of spare parts is made of. */
export type ListSources = { catalogue: Catalogue; search: Search };

/** View data of the list of spare parts (behaviour 16.13). */
export type SparePartList = {
  query: SparePartQuery;
  kinds: { label: string; count: number; to: string; selected: boolean }[];
  /** One page of spare parts, grouped by kind; search results form a single group. */
  groups: { id: string; label: string; parts: SparePartCard[] }[];
  /** Number of spare parts on all pages. */
  total: number;
  pages: number;
  /** The one product that the query names, with all its spare parts. */
  ofProduct: ProductPartsView | null;
  /** The first products that the query finds and that have spare parts. */
  products: FoundProduct[];
  /** Number of all products that the query finds, with or without spare parts, if not all are shown. */
  allProducts: number | null;
  /** Where the words lead: to the answer to a trouble, to a kind of parts, to shops. */
  leads: SearchHit[];
  /** Words that no result contains. */
  missing: string[];
  /** Corrected query, if the query seems mistyped. */
  suggestion: string | null;
};

/** A spare part in a list. */
export type SparePartCard = ReturnType<typeof sparePartCard>;

/** A product found by the search, with a link to its spare parts. */
export type FoundProduct = Pick<ProductPartsView, "code" | "name" | "picture" | "to"> & { partCount: number };

/** A product with its spare parts, of which one is looked for. */
export type ProductPartsView = ReturnType<typeof productPartsView>;

/** Returns a list in which nothing was found. */
export function noSpareParts(query: SparePartQuery): SparePartList {
  return {
    query,
    kinds: [],
    groups: [],
    total: 0,
    pages: 1,
    ofProduct: null,
    products: [],
    allProducts: null,
    leads: [],
    missing: [],
    suggestion: null,
  };
}

export function sparePartCard(part: SparePart, { parts }: Catalogue) {
  const { code, name, picture, replaces } = part;
  return {
    picture,
    code,
    name,
    size: sparePartSize(part),
    /** The products that it fits, in short. */
    fits: parts.modelsText(code),
    replaces,
  };
}

/**
 * Returns the list of a product's spare parts.
 * @param code a number of the product
 * @returns `null` for an unknown product, and for any page but the first
 */
export function listOfProduct(
  { catalogue }: ListSources,
  query: SparePartQuery,
  code: string,
): SparePartList | null {
  const product = catalogue.byCode(code)?.product;
  if (!product || query.page > 1) return null;
  return { ...noSpareParts(query), ofProduct: productPartsView(product, catalogue) };
}

function productPartsView(product: Product, catalogue: Catalogue) {
  const parts = catalogue.parts.partsOf(product);
  return {
    name: product.name,
    code: product.code,
    to: productHref(product),
    /** `src` for the `Picture` component; null if there is no picture. */
    picture: catalogue.productPicture(product)?.src ?? null,
    parts: parts.map((part) => ({
      code: part.code,
      name: part.name,
      /** What the part is, in words. */
      what: sparePartWhat(part, catalogue.parts.kindOf(part)),
      size: sparePartSize(part),
    })),
  };
}
