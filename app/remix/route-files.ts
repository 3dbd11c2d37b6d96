import { matchRoutes } from "@remix-run/react";
import { dataAddress } from "./data-requests";

/** What the browser will ask for when it opens a page that it has not shown yet. */
export type PageFiles = {
  /** Addresses of scripts; empty where they are loaded. */
  code: string[];
  /** Address of the page's data; none for a page without a loader. */
  data: string[];
};

/**
 * Finds out in the browser what a page of this site is made of, from Remix's own manifest (`window.__remixManifest`).
 * Every page hangs directly below the root.
 * @returns `null` for an address that no route has
 */
export function filesOfPage(url: URL): PageFiles | null {
  const id = matchRoutes(window.__remixRouter.routes, url.pathname)?.at(-1)?.route.id;
  const route = id && window.__remixManifest.routes[id];
  if (!route) return null;
  return {
    code: id in window.__remixRouteModules ? [] : [route.module, ...(route.imports ?? [])],
    data: route.hasLoader ? [dataAddress(url, id).href] : [],
  };
}
