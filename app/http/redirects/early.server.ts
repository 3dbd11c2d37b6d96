import type { RequestHandler } from "express";
import { redirectTarget } from "lib/platform/http";
import { isDataRequest, pagePath, redirectedDataHeaders, withoutDataParameter } from "~/remix/data-requests";
import { findRedirect } from "./rules.server";
import { withoutTrailingSlash } from "./trailing-slash";

/**
 * Applies the editors' redirect rules, redirects pages that were renamed or are spelled differently, and removes trailing
 * slashes (behaviours 12.1, 12.2, 12.11, 12.12). Runs before the page cache, which drops unknown parameters, so that
 * redirects preserve the complete query.
 * @param canonicalPath returns the right path of such a page; null for all other paths
 */
export function redirectEarly(canonicalPath: (path: string) => Promise<string | null>): RequestHandler {
  return async (request, response, next) => {
    try {
      const { method, originalUrl } = request;
      const path = pagePath(originalUrl);
      const rule = findRedirect(path);
      const to = rule?.to ?? (await canonicalPath(path)) ?? withoutTrailingSlash(path);
      if (!to || method === "POST") return next();

      const search = originalUrl.slice(path.length);
      const status = rule?.status ?? 301;
      // `response.location` escapes characters that a header must not contain.
      const target = String(
        response.location(redirectTarget(to, withoutDataParameter(search))).get("Location"),
      );
      // The target of a link in a mail contains the token (behaviour 18.15).
      const isPrivate = /[?&]token=/.test(search);
      response.set("Cache-Control", isPrivate ? "private, no-store" : "public, max-age=0, s-maxage=60");
      if (!isDataRequest(search)) return response.redirect(status, target);
      response.removeHeader("Location");
      response.status(204).set(redirectedDataHeaders(target, status)).end();
    } catch (error) {
      next(error);
    }
  };
}
