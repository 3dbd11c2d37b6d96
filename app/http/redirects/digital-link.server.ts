import type { Request, RequestHandler, Response } from "express";
import { redirectTarget } from "lib/platform/http";
import { isDataRequest } from "~/remix/data-requests";

/** A resolved GS1 Digital Link: redirect target, the link's own URL and the set of all links. URLs are absolute. */
export type DigitalLink = { to: string; anchor: string; linkset: object };

/**
 * Resolves the path of a Digital Link; returns an object without `linkset` if there is no such link.
 * @param linkType requested kind of link; null for the default
 */
export type ResolveDigitalLink = (path: string, linkType: string | null) => Promise<DigitalLink | object>;

const linksetType = "application/linkset+json";
/** Values of `linkType` that request the linkset; `all` is the standard's former name for it. */
const linksetNames: readonly (string | null)[] = ["linkset", "all"];
/** `Link` header that lets clients read the linkset's JSON as JSON-LD. */
const context =
  '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"';

/**
 * Answers GS1 Digital Links as the GS1 resolver standard requires (behaviour 2.12): redirects to the requested kind of
 * link, or sends the linkset, which lists all links. Runs before the page cache, which ignores `Accept` and unknown
 * parameters. A link that cannot be resolved is left to a page that explains why.
 */
export function followDigitalLinks(resolve: ResolveDigitalLink): RequestHandler {
  async function answer(request: Request, response: Response): Promise<boolean> {
    const params = new URL(request.originalUrl, "http://localhost").searchParams;
    const linkType = params.get("linkType");
    const isLinkset = linksetNames.includes(linkType) || (linkType === null && wantsJson(request));
    const link = await resolve(request.path, isLinkset ? null : linkType);
    if (!("linkset" in link)) return false;
    response.set({ "Cache-Control": "public, max-age=0, s-maxage=60", Vary: "Accept" });
    if (isLinkset) {
      response.set({ Link: context, "Content-Type": linksetForm(request) });
      response.send(Buffer.from(JSON.stringify(link.linkset)));
    } else {
      response.set("Link", `<${link.anchor}?linkType=linkset>; rel="linkset"; type="${linksetType}"`);
      response.redirect(307, withQuery(link.to, request.originalUrl.slice(request.path.length)));
    }
    return true;
  }

  return (request, response, next) => {
    const { path, method, originalUrl } = request;
    if (!path.startsWith("/01/") || isDataRequest(originalUrl)) return next();
    // CORS: shops and scanners resolve codes from pages of their own sites.
    response.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Link" });
    if (method === "OPTIONS") {
      response
        .status(204)
        .set({
          Allow: "GET, HEAD, OPTIONS",
          "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
          "Access-Control-Allow-Headers": "Accept",
        })
        .end();
      return;
    }
    answer(request, response).then((isAnswered) => isAnswered || next(), next);
  };
}

/** Tells whether the client wants JSON. A client that accepts HTML too is treated as a browser. */
function wantsJson({ headers: { accept = "" } }: Request): boolean {
  return /\bapplication\/(?:linkset\+)?json\b/.test(accept) && !accept.includes("text/html");
}

/**
 * Returns the content type of the linkset: plain JSON for clients that accept HTML or JSON but not the linkset type,
 * because browsers would save a linkset instead of showing it.
 */
function linksetForm({ headers: { accept = "" } }: Request): string {
  const isOther = !accept.includes(linksetType) && /\b(?:application\/json|text\/html)\b/.test(accept);
  return isOther ? "application/json; charset=utf-8" : linksetType;
}

/** Adds the request's parameters, except `linkType`, to the link, as the standard requires. */
function withQuery(to: string, search: string): string {
  const { origin } = new URL(to);
  const passedOn = search.replace(/(?<=[?&])linkType=[^&]*&?/g, "").replace(/[?&]$/, "");
  return origin + redirectTarget(to.slice(origin.length), passedOn);
}
