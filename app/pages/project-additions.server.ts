import type { Request, RequestHandler, Response } from "express";
import { inLanguageOf, isTranslatedPage } from "~/http/translated-page";
import * as paths from "~/paths";
import { addedItems, additionHref } from "~/project/list";
import { getRange } from "~/range/products.server";
import { isDataRequest } from "~/remix/data-requests";
import { listedPaths } from "./listed-pages.server";

/**
 * Answers links that add to a project list (behaviour 27.2): redirects to the list with the additions, or sends a
 * program that wants JSON the items. Runs before the page cache, because the redirect names the page from which the
 * visitor comes, so that the list can lead back. Data requests are left to the page's loader.
 * @param origin the site's origin
 */
export function followAdditions(origin: string): RequestHandler {
  async function answer({ originalUrl, headers }: Request, response: Response) {
    const url = new URL(originalUrl, origin);
    const back = pathOf(headers.referer, origin);
    const { catalogue } = await getRange();
    response.set("Vary", "Accept");
    if (headers.accept === "application/json") {
      response.set({ "Cache-Control": "private, max-age=300", "Content-Type": "application/json" });
      return response.send(Buffer.from(JSON.stringify(addedItems(url.searchParams, catalogue))));
    }
    response.set("Cache-Control", "private, no-store");
    const href = additionHref(url.searchParams, catalogue, { path: back, pages: await listedPaths() });
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
