import type { Crumb } from "~/layout/breadcrumb/breadcrumb";
import type { ColourMode } from "~/layout/colour-mode/colour-mode";

/** What a route's `handle` tells the layout and the page cache. */
export type RouteHandle = {
  /** Turns the loader's data into the page's breadcrumb; pages without it show none. */
  breadcrumb?: (data: unknown) => Crumb[];
  /** The theme that the page forces, whatever the visitor prefers (behaviour 8.2). */
  colourMode?: ColourMode;
  /** The page has a newsletter form of its own. */
  hidesFooterNewsletter?: boolean;
  /** The parameters that the loader reads; no other ever reaches it (`http/page-cache/canonical-href.ts`). */
  searchParams?: readonly string[];
};
