import { useRouteLoaderData } from "@remix-run/react";
import type { siteData } from "./site-data.server";

export type SiteData = ReturnType<typeof siteData>;

/** Returns the site's data from the root loader; `undefined` only if that loader failed. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
