import { redirect, replace } from "@remix-run/node";
import { redirectTarget } from "~/platform/redirect-target";
import { findRedirect } from "./rules.server";

/**
 * Follows the editors' redirect rule for an unknown path, where there is one (behaviour 12.2).
 * @throws the redirect
 */
export function followRedirectRule(request: Request) {
  const { pathname, search } = new URL(request.url);
  const rule = findRedirect(pathname);
  if (rule) throw redirect(redirectTarget(rule.to, search), rule.status);
}

/** @throws a redirect to /404 that replaces the history entry, for paths outside those of behaviour 12.4 */
export function redirectToNotFound(): never {
  throw replace("/404");
}

/**
 * For an unknown path below `/produkty/`, `/produkt/`, `/kolekcje/` and `/aktualnosci/`, which is answered in place
 * (behaviour 12.4).
 * @throws the redirect of a rule, else a 404
 */
export function throwRedirectOrNotFound(request: Request): never {
  followRedirectRule(request);
  throw new Response(null, { status: 404, statusText: "Page Not Found" });
}
