import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * `shouldRevalidate` for pages whose data is not changed by any form on the site. By default Remix reloads a page's
 * data after every POST, and replaces the page with an error page if the connection fails.
 */
export const revalidateExceptAfterPost: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);
