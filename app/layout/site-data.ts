import { useRouteLoaderData } from "@remix-run/react";
import type { Navigation } from "~/editorial/menus/menus.server";
import type { NewsletterFormCopy } from "~/newsletter/form/form";

/**
 * Data of every page's frame besides its markup (`frame-part.tsx`). The root loader loads it once; it stays across
 * navigations.
 */
export type SiteData = {
  /** Public origin, for canonical links. */
  siteUrl: string;
  brand: { name: string; slug: string };
  copyright: string;
  menuTitle: string;
  productsPanel: Navigation["productsPanel"] & { collections: { id: string; name: string }[] };
  newsletter: NewsletterCopy;
  /** The server's settings that the browser needs (`.env.example`). */
  client: { buildId: string; buildPollMs: number; translateScriptUrl: string };
};

/** The newsletter form with the words around it. */
export type NewsletterCopy = NewsletterFormCopy & { title: string; lead: string };

/** The frame's data; `undefined` only where the root loader itself has failed. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
