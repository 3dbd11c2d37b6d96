/*
 * How Remix without single fetch asks for the data of a route: by the page's own address with one more parameter.
 */

/** Names the route whose data is asked for. */
export const dataParameter = "_data";

/** Tells Remix's client that a refused data request belongs on its error page. */
export const refusedDataHeaders = { "X-Remix-Catch": "yes" };

/** @param url path and query as they stand in the request */
export function isDataRequest(url: string): boolean {
  return /[?&]_data=/.test(url);
}

/** Ids of the routes whose data a query asks for; Remix itself asks for one. @param query without `?` */
export function requestedRouteIds(query: string): string[] {
  return new URLSearchParams(query).getAll(dataParameter);
}

/** The address at which Remix asks for a route's data on a page. */
export function dataAddress(page: URL, routeId: string): URL {
  const address = new URL(page.pathname + page.search, page.origin);
  address.searchParams.set(dataParameter, routeId);
  return address;
}
