import { plainTyped } from "lib/polish/plain-text";
import { translationLanguage, translationParameter } from "~/http/translated-page";
import { dataParameter } from "~/remix/data-requests";
import type { CanonicalQuery, PageTable } from "./page-table";

/**
 * Returns the canonical URL, which is used as cache key and for rendering (behaviour 19.2). It consists of the path,
 * the page's normalised parameters, the translation language and the route id of a Remix data request. Unknown
 * parameters, such as tracking codes, and invisible characters are dropped, and equivalent values are spelled alike. Every visitor of the URL
 * can therefore get the same response.
 * @param url path and query as in the request
 */
export async function canonicalHref(url: string, routeAt: PageTable): Promise<string> {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return url;
  const path = url.slice(0, queryAt);
  const given = new URLSearchParams(url.slice(queryAt + 1));
  const { searchParams = [], canonicalQuery = sorted } = routeAt(path) ?? {};
  const read = new URLSearchParams(
    [...given].flatMap(([name, value]) => (isRead(name, searchParams) ? [[name, plainTyped(value)]] : [])),
  );
  const isTranslated = given.get(translationParameter) === translationLanguage;
  const parts = [
    read.size > 0 ? await canonicalQuery(read, path) : "",
    isTranslated ? `${translationParameter}=${translationLanguage}` : "",
    dataQuery(given.get(dataParameter)),
  ].filter(Boolean);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

function isRead(name: string, searchParams: readonly string[]): boolean {
  return searchParams.some((read) => (read.startsWith("*") ? name.endsWith(read.slice(1)) : name === read));
}

/**
 * Returns the canonical URL from which the browser fetches a page's data.
 * @param path path of the page, without a query
 */
export function pageDataHref(path: string, routeId: string): string {
  return `${path}?${dataQuery(routeId)}`;
}

function dataQuery(routeId: string | null): string {
  return routeId === null ? "" : new URLSearchParams({ [dataParameter]: routeId }).toString();
}

/** Fallback for routes without a `canonicalQuery`: sorts the parameters by name. */
const sorted: CanonicalQuery = (params) => {
  params.sort();
  return params.toString();
};
