import { useRouteLoaderData } from "@remix-run/react";
import type { Crumb } from "~/catalogue/breadcrumb";
import type { Navigation } from "~/editorial/navigation.server";

/** What every page's frame needs; the root loader gives it once and it stays while the visitor moves about. */
export type SiteData = {
  /** Public origin, for canonical links. */
  siteUrl: string;
  brand: {
    name: string;
    slug: string;
    copyright: string;
    social: { id: string; label: string; url: string; icon: `lucide:${string}` }[];
  };
  navigation: Navigation;
  newsletter: NewsletterCopy;
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
  /** The page has a newsletter form of its own. */
  hidesFooterNewsletter?: boolean;
};
