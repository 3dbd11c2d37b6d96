import * as paths from "~/paths";
import { type Catalogue, slugInPath } from "~/range/products";
import type { SearchResults } from "~/search/search.server";
import { productPartsHref, type SparePartQuery } from "../query";
import {
  type FoundProduct,
  type ListSources,
  noSpareParts,
  type SparePartList,
  sparePartCard,
} from "./list-data";

/** Pages of products that are shown at once; if more match, a more specific query helps more than a longer list. */
const productPages = 4;

/**
 * Uses the site search to find spare parts by number or words. Also finds products, of which one is chosen to see its
 * spare parts; a product that the query names by number is chosen at once.
 * @returns `null` for a page beyond the last
 */
export function foundParts(sources: ListSources, query: SparePartQuery): SparePartList | null {
  const { catalogue, search } = sources;
  const { words, page } = query;
  const ofParts = search.find(words, page, "part");
  const ofProducts = search.find(words, 1, "product");
  if (!ofParts || !ofProducts) return null;
  // A catalogue number in the query limits the results: „LR-120” to that product, „CZ-1025” to that spare part.
  const namesPart = ofParts.named > 0;
  const namesProduct = !namesPart && ofProducts.named > 0;
  const pages = namesProduct ? 1 : namesPart ? ofParts.namedPages : ofParts.pages;
  if (page > pages) return null;
  const hits =
    namesPart || page > 1 ? [] : [...meantHits(ofProducts), ...moreProducts(sources, query, ofProducts)];
  const products = foundProducts(hits, catalogue);
  const [named] = products;
  if (namesProduct && named && ofProducts.named === 1) return { ...noSpareParts(query), ofProduct: named.to };
  const parts = namesProduct
    ? []
    : meantHits(ofParts).flatMap(({ to }) => catalogue.parts.byCode(codeIn(to)) ?? []);
  const total = namesProduct ? 0 : namesPart ? ofParts.named : countOf(ofParts, "part");
  const productCount = namesProduct ? ofProducts.named : countOf(ofProducts, "product");
  const group = {
    id: "znalezione",
    label: "Znalezione części",
    parts: parts.map((part) => sparePartCard(part, catalogue)),
  };
  return {
    ...noSpareParts(query),
    groups: parts.length > 0 ? [group] : [],
    total,
    pages,
    products,
    allProducts: productCount > hits.length && products.length > 0 ? productCount : null,
    leads: ofProducts.leads,
    missing: parts.length > 0 ? [] : ofProducts.missing,
    suggestion: search.didYouMean(words),
  };
}

/** Returns the products on the pages of results after the first, because the list of parts shows all of them at once. */
function moreProducts({ search }: ListSources, { words }: SparePartQuery, { named, pages }: SearchResults) {
  const further = named > 0 ? 0 : Math.min(pages, productPages) - 1;
  return Array.from({ length: further }, (_, at) => search.find(words, at + 2, "product")?.hits ?? []).flat();
}

const codeIn = (href: string) => href.slice(paths.sparePart("").length);

function meantHits({ named, namedHits, hits }: SearchResults) {
  return named > 0 ? namedHits : hits;
}

function countOf({ counts }: SearchResults, wanted: "part" | "product"): number {
  return counts.find(({ kind }) => kind === wanted)?.count ?? 0;
}

function foundProducts(hits: SearchResults["hits"], catalogue: Catalogue): FoundProduct[] {
  return hits.flatMap(({ to, picture }) => {
    const product = catalogue.bySlug.get(slugInPath(to) ?? "");
    if (!product || product.spareParts.length === 0) return [];
    const { name, code, spareParts } = product;
    return {
      picture: picture?.src ?? null,
      code,
      name,
      partCount: spareParts.length,
      to: productPartsHref(product),
    };
  });
}
