import { matchRoutes } from "@remix-run/react";
import { dataHref } from "./data-requests";

/** Resources of a first page load. */
export type PageFiles = {
  /** URLs of scripts; empty where they are already loaded. */
  code: string[];
  /** URL of the page's data; none for a page without a loader. */
  data: string[];
};

/**
 * Looks up the files of a page of this site in Remix's manifest (`window.__remixManifest`); browser only. Every page is a
 * direct child of the root.
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
