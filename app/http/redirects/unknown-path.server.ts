import { replace } from "@remix-run/node";

/**
 * Answers an unknown path, and that of a page that the brand does not have, with a redirect to `/404`, which replaces the
 * history entry (behaviour 12.3). The editors' redirects were looked up before (`early.server.ts`).
 * @throws the redirect
 */
export function throwUnknownPath(): never {
  throw replace("/404");
}

/**
 * Answers an unknown path below `/produkty/`, `/produkt/`, `/kolekcje/` and `/aktualnosci/` with a 404 at the same URL
 * (behaviour 12.4).
 * @throws the 404
 */
export function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: "Page Not Found" });
}
