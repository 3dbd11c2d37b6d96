import { translationLanguage, translationParameter } from "~/http/translated-page";
import { dataParameter } from "~/remix/data-requests";
import type { CanonicalQuery, PageTable } from "./page-table";

/**
 * Canonical URL used to render a response and as its cache key (behaviour 19.2): the path, the page's normalised
 * parameters, the translation language and the route of Remix's data requests. Tracking parameters and equivalent
 * parameter values create no extra cache entry and are not passed to the renderer, so the response is the same for
 * everyone.
 * @param url path and query as in the request
 */
export async function canonicalHref(url: string, routeAt: PageTable): Promise<string> {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return url;
  const path = url.slice(0, queryAt);
  const given = new URLSearchParams(url.slice(queryAt + 1));
  const { searchParams = [], canonicalQuery = sorted } = routeAt(path) ?? {};
  const read = new URLSearchParams([...given].filter(([name]) => searchParams.includes(name)));
  const isTranslated = given.get(translationParameter) === translationLanguage;
  const parts = [
    read.size > 0 ? await canonicalQuery(read, path) : "",
    isTranslated ? `${translationParameter}=${translationLanguage}` : "",
    dataQuery(given.get(dataParameter)),
  ].filter(Boolean);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/** The canonical URL at which the browser asks for a page's data. @param path of the page, without a query */
export function pageDataHref(path: string, routeId: string): string {
  return `${path}?${dataQuery(routeId)}`;
}

function dataQuery(routeId: string | null): string {
  return routeId === null ? "" : new URLSearchParams({ [dataParameter]: routeId }).toString();
}

/** Fallback: only the parameters' names are known. */
const sorted: CanonicalQuery = (params) => {
  params.sort();
  return params.toString();
};
