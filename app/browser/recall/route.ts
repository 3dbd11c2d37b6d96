/** Exports that route modules of pages pass on to Remix. */
import type { ShouldRevalidateFunction } from "@remix-run/react";

export { loadOrRecall as clientLoader } from "./seen-pages";

/**
 * For pages whose data no form changes. By default Remix reloads a page's data after every POST, and shows an error page
 * if that request fails.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === "POST" ? false : defaultShouldRevalidate;
