import type { ColourMode } from "~/layout/colour-mode/colour-mode";
import type { Crumb } from "~/site/breadcrumb";

/** What a route's `handle` says to the layout. */
export type RouteHandle = {
  /** Turns the loader's data into the page's breadcrumb; pages without it show none. */
  breadcrumb?: (data: unknown) => Crumb[];
  /** The theme that the page demands, whatever the visitor prefers (behaviour 8.2). */
  colourMode?: ColourMode;
  /** The page has a newsletter form of its own. */
  hidesFooterNewsletter?: boolean;
  /** The address's parameters that the loader reads; any other never reaches it (`delivery/page-address.ts`). */
  searchParams?: readonly string[];
};
