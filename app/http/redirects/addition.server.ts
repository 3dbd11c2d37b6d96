import type { Request, RequestHandler, Response } from "express";
import { inLanguageOf, isTranslatedPage } from "~/http/translated-page";
import * as paths from "~/paths";
import { isDataRequest } from "~/remix/data-requests";

/** What a link adds to a project list. */
export type ResolvedAddition = {
  /** Href of the list with the additions. */
  href: string;
  /** The items that the link adds, for a program that keeps a list itself. */
  items: object[];
};

/** @param back path and query of the page with the link; empty if unknown */
export type ResolveAddition = (params: URLSearchParams, back: string) => Promise<ResolvedAddition>;

/**
 * Answers links that add to a project list (behaviour 27.2): redirects to the list with the additions, or sends a
 * program that wants JSON the items. Runs before the page cache, because the redirect names the page from which the
 * visitor comes, so that the list can lead back. Data requests are left to the page's loader.
 * @param origin the site's origin
 */
export function followAdditions(resolve: ResolveAddition, origin: string): RequestHandler {
  async function answer({ originalUrl, headers }: Request, response: Response) {
    const url = new URL(originalUrl, origin);
    const back = pathOf(headers.referer, origin);
    const { href, items } = await resolve(url.searchParams, back);
    response.set("Vary", "Accept");
    if (headers.accept === "application/json") {
      response.set({ "Cache-Control": "private, max-age=300", "Content-Type": "application/json" });
      return response.send(Buffer.from(JSON.stringify(items)));
    }
    response.set("Cache-Control", "private, no-store");
    // Only scripts put the language into links of a translated page.
    response.redirect(302, inLanguageOf(isTranslatedPage(url) ? url : new URL(origin + back), href));
  }

  return (request, response, next) => {
    const { path, method, originalUrl } = request;
    const isAddition = path === paths.project && /[?&]dodaj=/.test(originalUrl);
    if (!isAddition || method === "POST" || isDataRequest(originalUrl)) return next();
    answer(request, response).catch(next);
  };
}

/** Returns the path and query of a page of this site. */
function pathOf(referer: string | undefined, origin: string): string {
  if (!referer || !URL.canParse(referer)) return "";
  const url = new URL(referer);
  return url.origin === origin ? url.pathname + url.search : "";
}
