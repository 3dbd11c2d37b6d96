import { slugOf } from "lib/polish/slug";
import type { Catalogue } from "~/range/products";
import { sparePartParameters } from "~/range/spare-parts";
import { cleanQuery } from "~/search/query";
import { noPageQuery, readPage } from "~/ui/paging";
import { type SparePartQuery, writeSparePartQuery } from "./query";

type Known = Pick<Catalogue, "byCode" | "bySlug" | "parts">;

/**
 * Parses the query of the list of spare parts. A product may be named by any of its numbers, an EAN or its slug; an
 * unknown product becomes search words. Ignores an unknown kind, and ignores any kind if there are words or a product.
 * @returns `null` for an invalid page number (`strona=-1`); the route then responds with 404
 */
export function parseSparePartQuery(params: URLSearchParams, known: Known): SparePartQuery | null {
  const page = readPage(params);
  if (page === null) return null;
  const named = cleanQuery(params.get(sparePartParameters.product) ?? "");
  const product = known.byCode(named)?.product ?? known.bySlug.get(named);
  if (product) return { words: "", product: product.code, kind: null, page };
  const words = cleanQuery(params.get("q") ?? "") || named;
  const value = params.get(sparePartParameters.kind);
  const kind = known.parts.kinds.find(({ id }) => slugOf(id) === value)?.id ?? null;
  return { words, product: null, kind: words ? null : kind, page };
}

/** Returns the canonical query for the given parameters (behaviour 19.2). */
export function canonicalSparePartQuery(params: URLSearchParams, known: Known): string {
  const query = parseSparePartQuery(params, known);
  return query ? writeSparePartQuery(query) : noPageQuery;
}
