import { matchRoutes } from "@remix-run/react";
import { dataHref } from "./data-requests";

/**
 * Returns the URLs of what a client-side navigation to a page would load, none for a URL without a route: its scripts, unless
 * they are loaded already, and on demand its data. Looks them up in Remix's manifest (`window.__remixManifest`), so it works
 * only in the browser. Assumes that every page is a direct child of the root route.
 */
export function filesOfPage(url: URL, withData: boolean): string[] {
  const id = matchRoutes(window.__remixRouter.routes, url.pathname)?.at(-1)?.route.id;
  const route = id && window.__remixManifest.routes[id];
  if (!route) return [];
  return [
    ...(id in window.__remixRouteModules ? [] : [route.module, ...(route.imports ?? [])]),
    ...(withData && route.hasLoader ? [dataHref(url, id).href] : []),
  ];
}
