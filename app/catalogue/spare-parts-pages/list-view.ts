import { productPicture } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { slugInPath } from "~/catalogue/products/href";
import { searchHref } from "~/catalogue/search/query";
import type { Search, SearchResults } from "~/catalogue/search/search.server";
import { sparePartsOf } from "~/catalogue/spare-parts/index-of-parts";
import { type SparePartKind, sparePartKindLabels, sparePartKindValue } from "~/catalogue/spare-parts/kinds";
import type { SparePart } from "~/catalogue/spare-parts/schema.server";
import * as paths from "~/paths";
import { pageOfList } from "~/platform/paging";
import { type SparePartQuery, sparePartsHref } from "./query";

/** Large enough to list all our spare parts on one page; a longer list is split into several pages. */
export const sparePartsPerPage = 96;

/** Maximum number of products shown for a query; if more match, a more specific query helps more than a longer list. */
const shownProducts = 4;
/** Maximum number of product numbers on the card of a spare part; the card only counts further products. */
const namedModels = 4;

export type SparePartCard = Pick<SparePart, "code" | "name" | "kind" | "picture" | "replaces"> & {
  /** Catalogue numbers of the first products that contain the spare part; `total` counts all such products. */
  models: string[];
  total: number;
};

export type SparePartsOfProduct = {
  slug: string;
  name: string;
  code: string;
  /** `src` for the `Picture` component; null if there is no picture. */
  picture: string | null;
  parts: Pick<SparePart, "code" | "name">[];
};

/** View data of the list of spare parts (behaviour 16.13). */
export type SparePartList = {
  query: SparePartQuery;
  kinds: { label: string; count: number; to: string; selected: boolean }[];
  /** One page of spare parts, grouped by kind; search results form a single group. */
  groups: { id: string; label: string; parts: SparePartCard[] }[];
  /** Number of spare parts on all pages. */
  total: number;
  pages: number;
  /** The first products that the query finds and that have spare parts. */
  products: SparePartsOfProduct[];
  /** Number of all products that the query finds, with or without spare parts, and a link to them. */
  allProducts: { count: number; to: string } | null;
  /** Corrected query, if the query seems mistyped. */
  suggestion: string | null;
};

/**
 * Returns one page of spare parts: all of them, those of one kind, or search results.
 * @returns `null` for a page beyond the last; page 1 always exists
 */
export function sparePartList(
  catalogue: Catalogue,
  search: Search,
  query: SparePartQuery,
): SparePartList | null {
  return query.words ? foundParts(catalogue, search, query) : listedParts(catalogue, query);
}

function listedParts(catalogue: Catalogue, query: SparePartQuery): SparePartList | null {
  const { all, byKind } = catalogue.parts;
  const asked = query.kind === null ? all : (byKind.get(query.kind) ?? []);
  const shown = pageOfList(asked, query.page, sparePartsPerPage);
  if (!shown) return null;
  return {
    query,
    kinds: [
      { label: "Wszystkie", count: all.length, to: sparePartsHref(), selected: query.kind === null },
      ...[...byKind].map(([kind, parts]) => ({
        label: sparePartKindLabels[kind],
        count: parts.length,
        to: sparePartsHref({ kind }),
        selected: kind === query.kind,
      })),
    ],
    groups: groupsOf(shown.items, catalogue),
    total: shown.total,
    pages: shown.pages,
    products: [],
    allProducts: null,
    suggestion: null,
  };
}

function groupsOf(parts: readonly SparePart[], catalogue: Catalogue): SparePartList["groups"] {
  const groups = new Map<SparePartKind, SparePart[]>();
  for (const part of parts) groups.set(part.kind, [...(groups.get(part.kind) ?? []), part]);
  return [...groups].map(([kind, ofKind]) => ({
    id: sparePartKindValue(kind),
    label: sparePartKindLabels[kind],
    parts: ofKind.map((part) => partCard(part, catalogue)),
  }));
}

const codeIn = (href: string) => href.slice(paths.sparePart("").length);

/**
 * Uses the site search to find spare parts by number or words. Also finds products, to show them with their spare
 * parts.
 */
function foundParts(catalogue: Catalogue, search: Search, query: SparePartQuery): SparePartList | null {
  const { words, page } = query;
  const ofParts = search.find(words, page, "part");
  const ofProducts = search.find(words, 1, "product");
  if (!ofParts || !ofProducts) return null;
  // A catalogue number in the query limits the results: „LR-120” to the spare parts of that product, „CZ-1025” to that
  // spare part.
  const namesPart = ofParts.named > 0;
  const namesProduct = !namesPart && ofProducts.named > 0;
  const pages = namesProduct ? 1 : namesPart ? ofParts.namedPages : ofParts.pages;
  if (page > pages) return null;
  const parts = namesProduct
    ? []
    : meantHits(ofParts).flatMap(({ to }) => catalogue.parts.byCode(codeIn(to)) ?? []);
  const products = namesPart || page > 1 ? [] : partsOfProducts(meantHits(ofProducts), catalogue);
  const total = namesProduct ? 0 : namesPart ? ofParts.named : countOf(ofParts, "part");
  const productCount = namesProduct ? ofProducts.named : countOf(ofProducts, "product");
  return {
    query,
    kinds: [],
    groups:
      parts.length > 0
        ? [
            {
              id: "znalezione",
              label: "Znalezione części",
              parts: parts.map((part) => partCard(part, catalogue)),
            },
          ]
        : [],
    total,
    pages,
    products: products.slice(0, shownProducts),
    allProducts:
      products.length > shownProducts ? { count: productCount, to: searchHref(words, "product") } : null,
    suggestion: search.didYouMean(words),
  };
}

function meantHits({ named, namedHits, hits }: SearchResults) {
  return named > 0 ? namedHits : hits;
}

function countOf({ counts }: SearchResults, wanted: "part" | "product"): number {
  return counts.find(({ kind }) => kind === wanted)?.count ?? 0;
}

function partCard({ code, name, kind, picture, replaces }: SparePart, { parts }: Catalogue): SparePartCard {
  const users = parts.productsWith(code);
  const models = users.slice(0, namedModels).map((product) => product.code);
  return { code, name, kind, picture, replaces, models, total: users.length };
}

function partsOfProducts(hits: SearchResults["hits"], catalogue: Catalogue): SparePartsOfProduct[] {
  return hits.flatMap(({ to }) => {
    const product = catalogue.bySlug.get(slugInPath(to) ?? "");
    if (!product || product.spareParts.length === 0) return [];
    const { slug, name, code } = product;
    const picture = productPicture(product, catalogue)?.src ?? null;
    const parts = sparePartsOf(product, catalogue.parts).map((part) => ({
      code: part.code,
      name: part.name,
    }));
    return { slug, name, code, picture, parts };
  });
}
