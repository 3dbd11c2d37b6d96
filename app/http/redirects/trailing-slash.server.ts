import { redirect } from "@remix-run/node";
import { withoutTrailingSlashes } from "~/platform/trailing-slashes";

/**
 * Removes the slashes at a path's end (behaviour 12.1).
 * @returns the path to redirect to, always on this site, or `null` where there is nothing to remove
 */
export function withoutTrailingSlash(pathname: string): string | null {
  if (pathname === "/" || !pathname.endsWith("/")) return null;
  // Exactly one leading slash: `//host/` would redirect to another site (open redirect).
  return `/${withoutTrailingSlashes(pathname).replace(/^[/\\]+/, "")}`;
}

/** @throws a 301 to the same URL without its trailing slash, query kept */
export function redirectTrailingSlash(request: Request) {
  const { pathname, search } = new URL(request.url);
  const target = withoutTrailingSlash(pathname);
  if (target) throw redirect(target + search, 301);
}
