import { slugOf } from "lib/polish/slug";
import * as paths from "~/paths";
import { type Catalogue, productHref, slugInPath } from "~/range/products";
import { sparePartParameters } from "~/range/spare-parts";
import { cleanQuery, searchHref } from "~/search/query";
import type { Search } from "~/search/search.server";
import { noPageQuery, pageParameter, readPage } from "~/ui/paging";

/** Fragment of a product's page that leads to its spare parts. */
const placeOfParts = "#czesci";

/** Query of the list of spare parts: search words, which lead elsewhere, or the id of a kind, and a page number from 1. */
export type SparePartQuery = { words: string; kind: string | null; page: number };

/** All query parameters of the list of spare parts. */
export const sparePartsParameters: readonly string[] = [
  "q",
  sparePartParameters.product,
  sparePartParameters.kind,
  pageParameter,
];

/**
 * Parses the query of the list of spare parts. Ignores an unknown kind, and any kind and page if there are words.
 * @returns `null` for an invalid page number (`strona=-1`); the route then responds with 404
 */
export function parseSparePartQuery(
  params: URLSearchParams,
  { parts }: Pick<Catalogue, "parts">,
): SparePartQuery | null {
  const words = [sparePartParameters.product, "q"]
    .map((name) => cleanQuery(params.get(name) ?? ""))
    .find(Boolean);
  if (words) return { words, kind: null, page: 1 };
  const page = readPage(params);
  if (page === null) return null;
  const value = params.get(sparePartParameters.kind);
  return { words: "", kind: parts.kinds.find(({ id }) => slugOf(id) === value)?.id ?? null, page };
}

/** Returns the canonical query for the given parameters (behaviour 19.2). */
export function canonicalSparePartQuery(params: URLSearchParams, known: Pick<Catalogue, "parts">): string {
  const query = parseSparePartQuery(params, known);
  return query ? writeSparePartQuery(query) : noPageQuery;
}

/** Writes the canonical query string: parameters in a fixed order, without defaults. The result may be empty. */
function writeSparePartQuery({ words, kind, page }: SparePartQuery): string {
  return new URLSearchParams({
    ...(words && { q: words }),
    ...(kind && { [sparePartParameters.kind]: slugOf(kind) }),
    ...(page > 1 && { [pageParameter]: String(page) }),
  }).toString();
}

/** Returns the href of the list of spare parts; by default of its first page, without a kind. */
export function sparePartsHref(query: Partial<SparePartQuery> = {}): string {
  const string = writeSparePartQuery({ words: "", kind: null, page: 1, ...query });
  return string ? `${paths.spareParts}?${string}` : paths.spareParts;
}

/**
 * Returns the href of what the words asked for on the page of spare parts mean (behaviour 16.20): the part or the
 * parts of the product that a number or the words name alone, or the results of the site's search, all of them if there are
 * products.
 * @param words not empty; also the slug of a product, which former links have
 */
export function soughtHref(words: string, { bySlug }: Pick<Catalogue, "bySlug">, search: Search): string {
  const product = bySlug.get(words);
  if (product) return productHref(product) + placeOfParts;
  const { exact, leads = [], counts = [], hits = [], missing = [] } = search.find(words) ?? {};
  if (leads.length > 0) return searchHref(words);
  const [named, ...others] = exact?.hits ?? [];
  const isOne = named && others.every(({ to }) => (slugInPath(to) ?? to) === slugInPath(named.to));
  if (isOne) return named.kind === "product" ? named.to + placeOfParts : named.to;
  const products = counts.find(({ kind }) => kind === "product")?.count ?? 0;
  // The results say which words were left out.
  const [only] = products === 1 && missing.length === 0 ? hits : [];
  return only ? only.to + placeOfParts : searchHref(words, products > 0 ? null : "part");
}
