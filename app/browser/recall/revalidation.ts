import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * `shouldRevalidate` for pages whose data no form changes. By default Remix reloads a page's data after every POST, and
 * shows an error page if that request fails.
 */
export const revalidateExceptAfterPost: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);
