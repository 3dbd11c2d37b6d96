import type { Crumb } from "~/layout/breadcrumb/breadcrumb";
import type { ColourMode } from "~/layout/colour-mode";

/** A route's `handle`: options for the layout and the page cache. */
export type RouteHandle = {
  /** Converts the loader's data to the page's breadcrumb. A page without this function has no breadcrumb. */
  breadcrumb?: (data: unknown) => Crumb[];
  /** Theme that overrides the visitor's preference on this page (behaviour 8.2). */
  colourMode?: ColourMode;
  /** True to hide the newsletter form in the footer, for pages that have their own newsletter form. */
  hidesFooterNewsletter?: boolean;
  /**
   * Query parameters that the loader reads; `*_od` means all whose names end in `_od`. The server removes all others
   * (`http/page-cache/canonical-href.ts`).
   */
  searchParams?: readonly string[];
  /** Loads what the page at these parameters needs besides its route module. The page is hydrated after that. */
  loadCode?: (searchParams: URLSearchParams) => Promise<void>;
};
