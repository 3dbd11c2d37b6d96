/** Functions that the route modules of pages re-export for Remix. */
import type { ShouldRevalidateFunction } from "@remix-run/react";

export { loadOrRecall as clientLoader } from "./seen-pages";

/**
 * Prevents Remix from reloading a page's data after a POST, because no form changes this data. By default, Remix
 * reloads it after every POST, and shows an error page if the reload fails.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === "POST" ? false : defaultShouldRevalidate;
