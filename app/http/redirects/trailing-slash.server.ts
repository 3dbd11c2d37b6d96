import { redirect } from "@remix-run/node";
import { withoutTrailingSlashes } from "lib/platform/http";

/**
 * Removes trailing slashes from a path (behaviour 12.1).
 * @returns the path to redirect to, always on this site, or `null` if there is no trailing slash
 */
export function withoutTrailingSlash(pathname: string): string | null {
  if (pathname === "/" || !pathname.endsWith("/")) return null;
  // Exactly one leading slash: `//host/` would redirect to another site (open redirect).
  return `/${withoutTrailingSlashes(pathname).replace(/^[/\\]+/, "")}`;
}

/** Redirects a URL with a trailing slash to the URL without it; the query is preserved. @throws the redirect, a 301 */
export function redirectTrailingSlash(request: Request) {
  const { pathname, search } = new URL(request.url);
  const target = withoutTrailingSlash(pathname);
  if (target) throw redirect(target + search, 301);
}
