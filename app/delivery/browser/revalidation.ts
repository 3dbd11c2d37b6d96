import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For pages whose data no form of the site changes: a post leaves them as they are. Else Remix would load the page's
 * data again after every post, and put an error page in its place when the connection breaks.
 */
export const keepAfterPost: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === "POST" ? false : defaultShouldRevalidate;
