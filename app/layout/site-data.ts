import { useRouteLoaderData } from "@remix-run/react";
import type { MissingFeatures } from "~/content/use-brand";
import type { Navigation } from "~/editorial/menus.server";
import type { NewsletterFormCopy } from "~/newsletter/form";

/**
 * Data of every page's header and footer, except their shared markup (`frame-part.tsx`). The root loader loads this
 * data with the document; client-side navigations do not reload it.
 */
export type SiteData = MissingFeatures & {
  /** Public origin, for canonical links. */
  siteUrl: string;
  brand: { name: string; slug: string };
  copyright: string;
  menuTitle: string;
  productsPanel: Navigation["productsPanel"] & {
    collections: { id: string; name: string }[];
    /** Id of the category tree. */
    treeId: number;
  };
  newsletter: NewsletterCopy;
  /** Server settings that the browser needs (`.env.example`), on a translated page the translation script's URL too. */
  client: { buildId: string; publishedKey: string; buildPollMs: number; translateScriptUrl?: string };
};

/** Texts of the newsletter form, with the title and lead above it. */
export type NewsletterCopy = NewsletterFormCopy & { title: string; lead: string };

/** Returns the site's data from the root loader; `undefined` only if that loader failed. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
