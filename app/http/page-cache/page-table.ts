/**
 * Normalises a page's query, so that requests with the same result have the same query.
 * @param params the parameters that the page reads, as requested
 * @param path path of the page
 * @returns the query without `?`; an empty string if there are no parameters
 */
export type CanonicalQuery = (params: URLSearchParams, path: string) => string | Promise<string>;

/** A route of the Remix build, as used by the page cache. */
export type PageRoute = {
  id: string;
  /**
   * Path as in `app/routes.ts`: fixed (`aktualnosci`), or ending with a splat (`produkty/*`) or a parameter
   * (`kolekcje/:id`).
   */
  path?: string | undefined;
  /**
   * Query parameters that the route's loader reads (`handle.searchParams`). `*_od` means all whose names end in `_od`;
   * `canonicalQuery` decides which of them the page knows.
   */
  searchParams?: readonly string[] | undefined;
  canonicalQuery?: CanonicalQuery | undefined;
  /** True if the route generates its response while streaming it (`handle.isDownload`). */
  isDownload?: boolean | undefined;
  /** True for a page with a loader. On client-side navigation, the browser fetches the loader's data. */
  hasPageData: boolean;
};

export type PageTable = (path: string) => PageRoute | undefined;

/**
 * Creates a lookup of routes by path, which avoids Remix's slow route matching.
 * @param isPlainPage tells whether a path without a route of its own is a page of content, which the catch-all route
 * (`*`) shows
 */
export function pageTable(
  routes: Iterable<PageRoute>,
  isPlainPage: (path: string) => boolean = () => false,
): PageTable {
  const exact = new Map<string, PageRoute>();
  const below: { prefix: string; isSplat: boolean; route: PageRoute }[] = [];
  for (const route of routes) {
    const [, prefix, end] = /^(.*\/)(\*|:\w+)$/.exec(route.path ?? "") ?? [];
    if (prefix) below.push({ prefix: `/${prefix}`, isSplat: end === "*", route });
    else exact.set(`/${route.path ?? ""}`, route);
  }
  const isBelow = (path: string, prefix: string, isSplat: boolean) =>
    path.startsWith(prefix) && (isSplat || !path.includes("/", prefix.length));
  return (path) =>
    exact.get(path) ??
    below.find(({ prefix, isSplat }) => isBelow(path, prefix, isSplat))?.route ??
    (isPlainPage(path) ? exact.get("/*") : undefined);
}

/**
 * Creates a function that tells whether a route handles a decoded path, and therefore also the data requests for that
 * path. The root route handles every path; the catch-all route (`*`) handles paths that no other route handles. Like
 * Remix, ignores case and a trailing slash.
 */
export function dataRoutes(table: PageTable): (id: string, path: string) => boolean {
  return (id, path) => {
    const plain = path.toLowerCase().replace(/(?<=.)\/$/, "");
    const route = table(plain) ?? table(`${plain}/`) ?? table("/*");
    return id === "root" || id === route?.id;
  };
}
