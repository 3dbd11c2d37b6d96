/*
 * Remix's data requests when single fetch is disabled. Such a request is a GET for the page's own URL with an
 * additional query parameter.
 */

/** Query parameter with the id of the route whose data is requested. */
export const dataParameter = "_data";

/** Matches the data parameter with its leading `?` or `&`. */
const inQuery = /[?&]_data=[^&]*/g;

/** Response headers of a rejected data request. They make Remix's client show its error page. */
export const rejectedDataHeaders = { "X-Remix-Catch": "yes" };

/**
 * Returns the response headers that redirect Remix's client after a data request. A normal redirect would not reach the
 * client, because `fetch` follows redirects itself.
 */
export function redirectedDataHeaders(target: string, status: number) {
  return { "X-Remix-Redirect": target, "X-Remix-Status": String(status) };
}

/**
 * Returns the path of the page that a request is for, whether it requests the document or only the page's data.
 * @param url path of the request, with or without a query
 */
export function pagePath(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

/** @param url path and query string of the request */
export function isDataRequest(url: string): boolean {
  return url.search(inQuery) >= 0;
}

/**
 * Removes the data parameter from a query.
 * @param search query with its question mark, or empty
 */
export function withoutDataParameter(search: string): string {
  return search.replace(inQuery, "").replace(/^&/, "?");
}

/** Returns the URL from which Remix fetches a route's data for a page. */
export function dataHref(page: URL, routeId: string): URL {
  const href = new URL(page.pathname + page.search, page.origin);
  href.searchParams.set(dataParameter, routeId);
  return href;
}
