import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * The `shouldRevalidate` of pages whose data no form of the site changes. By default Remix loads a page's data again
 * after every post, and shows an error page in its place when the connection breaks.
 */
export const revalidateExceptAfterPost: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);
