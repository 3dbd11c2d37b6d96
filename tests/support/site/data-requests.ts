import { dataHref, isDataRequest } from "~/remix/data-requests";

/** Path and query from which Remix's client loads a route's data for a page. */
export function dataPath(page: string, routeId: string): string {
  const { pathname, search } = dataHref(new URL(page, "http://site.invalid"), routeId);
  return pathname + search;
}

/** Matches Remix's data requests for a page, with any query string. Use it with Playwright's `page.route`. */
export const dataOf = (path: string) => (url: URL) => url.pathname === path && isDataRequest(url.search);
