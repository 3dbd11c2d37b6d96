import { translationLanguage, translationParameter } from "~/http/translated-page";
import { dataParameter } from "~/remix/data-requests";
import type { CanonicalQuery, PageTable } from "./page-table";

/**
 * The one URL under which an answer is rendered and cached (behaviour 19.2): the path, what the page's parameters ask
 * for, the language of the translation and the route of Remix's data requests. What marketing tools append, and what
 * the page reads as the same, makes no new entry and never reaches the render, so the answer is the same for everyone.
 * @param url path and query as they are in the request
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
