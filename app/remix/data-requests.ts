/*
 * How Remix without single fetch requests the data of a route: at the page's own URL with one more parameter.
 */

/** Names the route whose data is requested. */
export const dataParameter = "_data";

/** The parameter, with what separates it from those before it. */
const inQuery = /[?&]_data=[^&]*/g;

/** Makes Remix's client show its error page for a refused data request. */
export const rejectedDataHeaders = { "X-Remix-Catch": "yes" };

/** Header of a redirect in answer to a data request: fetch would follow a plain redirect itself. */
export function redirectedDataHeaders(target: string, status: number) {
  return { "X-Remix-Redirect": target, "X-Remix-Status": String(status) };
}

/** @param url path and query as they are in the request */
export function isDataRequest(url: string): boolean {
  return url.search(inQuery) >= 0;
}

/** The page's own query. @param search with its question mark, or nothing */
export function withoutDataParameter(search: string): string {
  return search.replace(inQuery, "").replace(/^&/, "?");
}

/** Ids of the routes whose data a query requests; Remix itself sends one. @param query without `?` */
export function requestedRouteIds(query: string): string[] {
  return new URLSearchParams(query).getAll(dataParameter);
}

/** The URL at which Remix requests a route's data for a page. */
export function dataHref(page: URL, routeId: string): URL {
  const href = new URL(page.pathname + page.search, page.origin);
  href.searchParams.set(dataParameter, routeId);
  return href;
}
