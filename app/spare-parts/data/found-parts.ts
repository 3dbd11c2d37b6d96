import * as paths from "~/paths";
import { type Catalogue, productPicture, slugInPath } from "~/range/products";
import { productPartsHref } from "~/range/spare-parts";
import { searchHref } from "~/search/query";
import type { SearchResults } from "~/search/search.server";
import {
  type FoundProduct,
  type ListSources,
  noSpareParts,
  type SparePartList,
  sparePartCard,
} from "./list-data";
import { listOfProduct } from "./product-parts-view";
import type { SparePartQuery } from "./query";

/** Maximum number of products shown for a query; if more match, a more specific query helps more than a longer list. */
const shownProducts = 4;

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
  const products = namesPart || page > 1 ? [] : foundProducts(meantHits(ofProducts), catalogue);
  const [named] = products;
  if (namesProduct && named && ofProducts.named === 1) return listOfProduct(sources, query, named.code);
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
    products: products.slice(0, shownProducts),
    allProducts:
      products.length > shownProducts ? { count: productCount, to: searchHref(words, "product") } : null,
    suggestion: search.didYouMean(words),
  };
}

const codeIn = (href: string) => href.slice(paths.sparePart("").length);

function meantHits({ named, namedHits, hits }: SearchResults) {
  return named > 0 ? namedHits : hits;
}

function countOf({ counts }: SearchResults, wanted: "part" | "product"): number {
  return counts.find(({ kind }) => kind === wanted)?.count ?? 0;
}

function foundProducts(hits: SearchResults["hits"], catalogue: Catalogue): FoundProduct[] {
  return hits.flatMap(({ to }) => {
    const product = catalogue.bySlug.get(slugInPath(to) ?? "");
    if (!product || product.spareParts.length === 0) return [];
    const { name, code, spareParts } = product;
    const picture = productPicture(product, catalogue)?.src ?? null;
    return { picture, code, name, partCount: spareParts.length, to: productPartsHref(code) };
  });
}
