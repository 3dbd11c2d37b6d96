import type { RequestHandler } from "express";
import { redirectTarget } from "lib/platform/http";
import { isDataRequest, pagePath, redirectedDataHeaders, withoutDataParameter } from "~/remix/data-requests";
import { findRedirect } from "./rules.server";
import { withoutTrailingSlash } from "./trailing-slash";

/** Punctuation that follows a URL in a message, and that programs mistake for part of it. */
const behindPath = /(?:[.,;:!)\]}"'*]|%(?:20|22|C2%A0|E2%80%9D)){1,8}$/i;
const behindQuery = /[.,;:!)\]}"'*]{1,8}$/;

/**
 * Applies the editors' redirect rules, redirects pages that were renamed or are spelled differently, and removes
 * trailing slashes and the punctuation that followed a URL in a message (behaviours 12.1, 12.2, 12.11, 12.12). Runs
 * before the page cache, which drops unknown parameters, so that redirects preserve the complete query.
 * @param canonicalPath returns the right path of such a page; null for all other paths
 * @param canonicalHref returns the URL with what its page reads of the query
 */
export function redirectEarly(
  canonicalPath: (path: string) => Promise<string | null>,
  canonicalHref: (href: string) => Promise<string>,
): RequestHandler {
  return async (request, response, next) => {
    try {
      const { method, originalUrl } = request;
      // A program that does not decode HTML leaves `&amp;` in the URL.
      const href = await withoutRest(originalUrl.replaceAll("&amp;", "&"), canonicalHref);
      const path = pagePath(href);
      const rule = findRedirect(path);
      const isWhole = href === originalUrl;
      const to =
        rule?.to ?? (await canonicalPath(path)) ?? withoutTrailingSlash(path) ?? (isWhole ? null : path);
      if (!to || method === "POST") return next();

      const search = href.slice(path.length);
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

/** A tag or a search may itself end with such a character: from a query, only what its page would not read is cut off. */
async function withoutRest(href: string, canonicalHref: (href: string) => Promise<string>): Promise<string> {
  if (!href.includes("?")) return href.replace(behindPath, "");
  const [rest] = behindQuery.exec(href) ?? [];
  if (!rest) return href;
  const [name = ""] = [...new URLSearchParams(queryOf(href)).keys()].slice(-1);
  const read = new URLSearchParams(queryOf(await canonicalHref(href))).get(name);
  return read?.endsWith(rest) ? href : href.slice(0, -rest.length);
}

const queryOf = (href: string) => href.replace(/^[^?]*/, "");
