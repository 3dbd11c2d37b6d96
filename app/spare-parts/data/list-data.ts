import type { Catalogue } from "~/range/products";
import { sparePartSize } from "~/range/spare-parts";
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
  /** Href of the spare parts of the one product that the query names, instead of which nothing is listed. */
  ofProduct: string | null;
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
export type FoundProduct = {
  code: string;
  name: string;
  to: string;
  /** `src` for the `Picture` component; null if there is no picture. */
  picture: string | null;
  partCount: number;
};

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
