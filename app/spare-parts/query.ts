import { slugOf } from "lib/polish/slug";
import * as paths from "~/paths";
import { type Catalogue, productHref, slugInPath } from "~/range/products";
import { sparePartParameters } from "~/range/spare-parts";
import { cleanQuery, searchHref } from "~/search/query";
import type { Search } from "~/search/search.server";
import { withQuery } from "~/ui/href";
import { pageParameter, readPage, writeQuery } from "~/ui/paging";

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

/** Parses the query of the list of spare parts. Ignores an unknown kind, and any kind and page if there are words. */
export function parseSparePartQuery(
  params: URLSearchParams,
  { parts }: Pick<Catalogue, "parts">,
): SparePartQuery {
  const words = [sparePartParameters.product, "q"]
    .map((name) => cleanQuery(params.get(name) ?? ""))
    .find(Boolean);
  if (words) return { words, kind: null, page: 1 };
  const value = params.get(sparePartParameters.kind);
  const kind = parts.kinds.find(({ id }) => slugOf(id) === value)?.id ?? null;
  return { words: "", kind, page: readPage(params) };
}

/** Returns the canonical query for the given parameters (behaviour 19.2). */
export function canonicalSparePartQuery(params: URLSearchParams, known: Pick<Catalogue, "parts">): string {
  return writeSparePartQuery(parseSparePartQuery(params, known));
}

/** Writes the canonical query string: parameters in a fixed order, without defaults. The result may be empty. */
function writeSparePartQuery({ words, kind, page }: SparePartQuery): string {
  return writeQuery({ q: words, [sparePartParameters.kind]: kind && slugOf(kind) }, page);
}

/** Returns the href of the list of spare parts; by default of its first page, without a kind. */
export function sparePartsHref(query: Partial<SparePartQuery> = {}): string {
  return withQuery(paths.spareParts, writeSparePartQuery({ words: "", kind: null, page: 1, ...query }));
}

/**
 * Returns the href to which words typed on the page of spare parts lead (behaviour 16.20): the part, or the parts of
 * the product, if a number or the words name only that one; otherwise the results of the site's search, of all kinds if
 * there are products.
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
