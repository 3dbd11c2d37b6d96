import { matchRoutes } from "@remix-run/react";
import { dataHref } from "./data-requests";

/** Files that a client-side navigation to a page would load. */
export type PageFiles = {
  /** URLs of scripts; empty if they are already loaded. */
  code: string[];
  /** URL of the page's data; empty for a page without a loader. */
  data: string[];
};

/**
 * Looks up a page's files in Remix's manifest (`window.__remixManifest`). Works only in the browser. Assumes that every
 * page is a direct child of the root route.
 * @returns `null` for a URL without a route
 */
export function filesOfPage(url: URL): PageFiles | null {
  const id = matchRoutes(window.__remixRouter.routes, url.pathname)?.at(-1)?.route.id;
  const route = id && window.__remixManifest.routes[id];
  if (!route) return null;
  return {
    code: id in window.__remixRouteModules ? [] : [route.module, ...(route.imports ?? [])],
    data: route.hasLoader ? [dataHref(url, id).href] : [],
  };
}
