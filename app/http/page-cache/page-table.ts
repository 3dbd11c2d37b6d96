/**
 * The canonical query of a page's parameters: equal views give equal queries.
 * @param params the parameters that the page reads, as they were given
 * @param path of the page
 * @returns without `?`; empty for the plain page
 */
export type CanonicalQuery = (params: URLSearchParams, path: string) => string | Promise<string>;

/** A route of the Remix build, for the page cache. */
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

/** Finds the route of a path. */
export type PageTable = (path: string) => PageRoute | undefined;

/** Looks routes up by their paths, without asking Remix to match. */
export function pageTable(routes: Iterable<PageRoute>): PageTable {
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
    exact.get(path) ?? below.find(({ prefix, isSplat }) => isBelow(path, prefix, isSplat))?.route;
}

/**
 * Tells whether a route handles a path and therefore its data requests. The root route matches every path; the
 * catch-all route (`*`) matches paths that no other route does. Like Remix, ignores case and a trailing slash.
 * @param path decoded
 */
export function dataRoutes(table: PageTable): (id: string, path: string) => boolean {
  return (id, path) => {
    const plain = path.toLowerCase().replace(/(?<=.)\/$/, "");
    const route = table(plain) ?? table(`${plain}/`) ?? table("/*");
    return id === "root" || id === route?.id;
  };
}
