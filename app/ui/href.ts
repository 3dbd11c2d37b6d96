/** Returns true for a URL of another site, and for a URL whose scheme the browser handles (`mailto:`, `tel:`). */
export function isExternal(to: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);
}

/** Removes trailing slashes from the path of an href; preserves query and fragment (behaviour 12.1). */
export function withoutSlashAtEnd(to: string): string {
  return to.replace(/^([^?#]*[^/?#])\/+(?=$|[?#])/, "$1");
}

/**
 * Appends a query to a path.
 * @param query without `?`; may be empty
 */
export function withQuery(path: string, query: URLSearchParams | string): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Resolves a link to a page of this site.
 * @param href the link's attribute, which may be relative
 * @param base URL of the page with the link
 * @returns `undefined` for other sites, files (pages have no extension) and fragments of the current page
 */
export function linkedPage(href: string, base: string): URL | undefined {
  const shown = new URL(base);
  let url: URL;
  try {
    url = new URL(href, shown);
  } catch {
    return undefined;
  }
  if (url.origin !== shown.origin || /\.[a-z0-9]+$/i.test(url.pathname)) return undefined;
  const isPlaceOnPage = url.hash && url.pathname === shown.pathname && url.search === shown.search;
  return isPlaceOnPage ? undefined : url;
}
