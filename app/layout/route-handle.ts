import type { Crumb } from "~/layout/breadcrumb/breadcrumb";
import type { ColourMode } from "~/layout/colour-mode/colour-mode";

/** A route's `handle`: options for the layout and the page cache. */
export type RouteHandle = {
  /** Turns the loader's data into the page's breadcrumb; pages without it show none. */
  breadcrumb?: (data: unknown) => Crumb[];
  /** The theme that the page forces over the visitor's preference (behaviour 8.2). */
  colourMode?: ColourMode;
  /** The page has a newsletter form of its own. */
  hidesFooterNewsletter?: boolean;
  /** The parameters that the loader reads; no other ever reaches it (`http/page-cache/canonical-href.ts`). */
  searchParams?: readonly string[];
};
