import { useRouteLoaderData } from "@remix-run/react";
import type { Crumb } from "~/catalogue/breadcrumb";
import type { Navigation } from "~/editorial/navigation.server";
import type { ColourMode } from "./colour-mode";

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

/** What a route's `handle` says to the layout. */
export type RouteHandle = {
  /** Turns the loader's data into the page's breadcrumb; pages without it show none. */
  breadcrumb?: (data: unknown) => Crumb[];
  /** The theme that the page demands, whatever the visitor prefers (specification §2). */
  colourMode?: ColourMode;
  /** The page has a newsletter form of its own. */
  hidesFooterNewsletter?: boolean;
  /** The address's parameters that the loader reads; any other never reaches it (`delivery/page-address.ts`). */
  searchParams?: readonly string[];
};
