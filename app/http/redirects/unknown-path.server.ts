import { redirect, replace } from "@remix-run/node";
import { redirectTarget } from "lib/platform/http";
import { findRedirect } from "./rules.server";

/**
 * Applies the editors' redirect rule for an unknown path, if there is one (behaviour 12.2).
 * @throws the redirect
 */
export function followRedirectRule(request: Request) {
  const { pathname, search } = new URL(request.url);
  const rule = findRedirect(pathname);
  if (rule) throw redirect(redirectTarget(rule.to, search), rule.status);
}

/**
 * Answers an unknown path, and that of a page that the brand does not have: with the editors' redirect if there is one,
 * otherwise with a redirect to `/404`, which replaces the history entry (behaviour 12.3).
 * @throws the redirect
 */
export function throwUnknownPath(request: Request): never {
  followRedirectRule(request);
  throw replace("/404");
}

/**
 * Answers an unknown path below `/produkty/`, `/produkt/`, `/kolekcje/` and `/aktualnosci/`: with the editors' redirect
 * if there is one, otherwise with a 404 at the same URL (behaviour 12.4).
 * @throws the redirect or the 404
 */
export function throwRedirectOrNotFound(request: Request): never {
  followRedirectRule(request);
  throw new Response(null, { status: 404, statusText: "Page Not Found" });
}
