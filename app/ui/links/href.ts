/** True for a URL that leaves the site, or that the browser itself handles (`mailto:`, `tel:`). */
export function isExternal(to: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);
}

/** A URL of this site without the slashes at its path's end; query and fragment stay (behaviour 12.1). */
export function withoutSlashAtEnd(to: string): string {
  return to.replace(/^([^?#]*[^/?#])\/+(?=$|[?#])/, "$1");
}

/** A path with its query. @param query without `?`; may be empty */
export function withQuery(path: string, query: URLSearchParams | string): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * The URL of a page of this site that a link leads to.
 * @param href the link's attribute, which may be relative
 * @param base the URL of the page with the link
 * @returns `undefined` for other sites, files (URLs of pages have no extension) and fragments of the page itself
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
