import { useRouteLoaderData } from "@remix-run/react";
import type { Navigation } from "~/editorial/menus/menus.server";

/**
 * What every page's frame needs besides its markup (`frame-part.tsx`). The root loader gives it once and it stays while
 * the visitor moves about.
 */
export type SiteData = {
  /** Public origin, for canonical links. */
  siteUrl: string;
  brand: { name: string; slug: string };
  copyright: string;
  menuTitle: string;
  productsPanel: Navigation["productsPanel"];
  newsletter: NewsletterCopy;
  /** The server's settings that the browser needs (contract, "Environment"). */
  client: { buildId: string; buildPollMs: number; translateScriptUrl: string };
};

export type NewsletterCopy = {
  title: string;
  lead: string;
  emailLabel: string;
  submitLabel: string;
  consent: string;
  information: string;
  informationTo: string;
};

/** The frame's data; `undefined` only where the root loader itself has failed. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
