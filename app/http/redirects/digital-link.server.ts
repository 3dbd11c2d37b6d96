import type { Request, RequestHandler, Response } from "express";
import { redirectTarget } from "~/platform/redirect-target";
import { isDataRequest } from "~/remix/data-requests";

/** A resolved GS1 Digital Link; URLs are absolute. */
export type DigitalLink = { to: string; anchor: string; linkset: object };

/** Resolves a path; null for any other path. @param linkType the kind of link requested */
export type ResolveDigitalLink = (path: string, linkType: string | null) => Promise<DigitalLink | object>;

const linksetType = "application/linkset+json";
/** `all` is the standard's former name. */
const linksetNames: readonly (string | null)[] = ["linkset", "all"];
/** Turns the linkset's JSON into JSON-LD. */
const context =
  '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"';

/**
 * Answers GS1 Digital Links as the standard for GS1 resolvers says (behaviour 2.12): by a redirect to the kind of link
 * requested, else by the list of all. In front of the page cache, whose URLs are without the query that is passed on
 * and without the wish for JSON; what leads nowhere is the site's page, from the cache like any other.
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
    // CORS: shops and scanners resolve codes from their own pages.
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

/** A client that accepts both HTML and JSON is treated as a browser and gets the HTML page. */
function wantsJson({ headers: { accept = "" } }: Request): boolean {
  return /\bapplication\/(?:linkset\+)?json\b/.test(accept) && !accept.includes("text/html");
}

/** Sent only on request: browsers save this type instead of showing it. */
function linksetForm({ headers: { accept = "" } }: Request): string {
  const isOther = !accept.includes(linksetType) && /\b(?:application\/json|text\/html)\b/.test(accept);
  return isOther ? "application/json; charset=utf-8" : linksetType;
}

/** The link with the request's own parameters, as the standard asks; the one that has been answered is left out. */
function withQuery(to: string, search: string): string {
  const { origin } = new URL(to);
  const passedOn = search.replace(/(?<=[?&])linkType=[^&]*&?/g, "").replace(/[?&]$/, "");
  return origin + redirectTarget(to.slice(origin.length), passedOn);
}
