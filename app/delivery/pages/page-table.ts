/**
 * The query of the one address that shows what a page's parameters ask for: addresses that show the same give the same.
 * @param params the parameters that the page reads, as they were given
 * @param path of the page
 * @returns without `?`; empty for the plain page
 */
export type CanonicalQuery = (params: URLSearchParams, path: string) => string | Promise<string>;

/** What the page cache needs of a route of the Remix build. */
export type PageRoute = {
  id: string;
  /** As in `app/routes.ts`: whole (`aktualnosci`), or with a splat or a name at its end (`produkty/*`). */
  path?: string | undefined;
  /** The parameters that its loader reads (`handle.searchParams`). */
  searchParams?: readonly string[] | undefined;
  canonicalQuery?: CanonicalQuery | undefined;
  /** Its answer is a stream, to be sent while it is made (`handle.isDownload`). */
  isDownload?: boolean | undefined;
  /** It has a page, whose data the browser asks for when it follows a link. */
  hasPageData: boolean;
};

/** Gives the route of a path. */
export type PageTable = (path: string) => PageRoute | undefined;

/** Looks routes up by their paths, without asking Remix to match. */
export function pageTable(routes: Iterable<PageRoute>): PageTable {
  const exact = new Map<string, PageRoute>();
  const below: [prefix: string, route: PageRoute][] = [];
  for (const route of routes) {
    const prefix = /^(.*\/)(?:\*|:\w+)$/.exec(route.path ?? "")?.[1];
    if (prefix) below.push([`/${prefix}`, route]);
    else exact.set(`/${route.path ?? ""}`, route);
  }
  return (path) => exact.get(path) ?? below.find(([prefix]) => path.startsWith(prefix))?.[1];
}
