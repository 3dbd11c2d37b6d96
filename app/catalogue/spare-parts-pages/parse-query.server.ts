import { cleanQuery } from "~/catalogue/search/search.server";
import { sparePartKinds, sparePartKindValue } from "~/catalogue/spare-parts/kinds";
import { noPageQuery, readPage } from "~/platform/paging";
import { type SparePartQuery, sparePartKindParameter, writeSparePartQuery } from "./query";

/**
 * Parses the query of the list of spare parts. Ignores an unknown kind, and ignores any kind if there are search words.
 * @returns `null` for an invalid page number (`strona=-1`); the route then responds with 404
 */
export function parseSparePartQuery(params: URLSearchParams): SparePartQuery | null {
  const page = readPage(params);
  if (page === null) return null;
  const words = cleanQuery(params.get("q") ?? "");
  const asked = params.get(sparePartKindParameter);
  const kind = sparePartKinds.find((one) => sparePartKindValue(one) === asked) ?? null;
  return { words, kind: words ? null : kind, page };
}

/** Returns the canonical query for the given parameters (behaviour 19.2). */
export function canonicalSparePartQuery(params: URLSearchParams): string {
  const query = parseSparePartQuery(params);
  return query ? writeSparePartQuery(query) : noPageQuery;
}
