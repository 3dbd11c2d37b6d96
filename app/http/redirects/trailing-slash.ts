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
