import type { Request, RequestHandler, Response } from "express";
import { log } from "lib/platform/log.server";
import { isTokenPath } from "~/http/guard/form-paths";
import { rejectForNow } from "~/http/guard/rejection.server";
import type { RequestNote } from "~/http/log/request-log.server";
import { pagePath } from "~/remix/data-requests";
import type { PageAnswer } from "./answers/answer.server";
import { formFor, redirectOf, sendForm } from "./answers/response.server";
import type { PageCache } from "./cache.server";
import { canonicalHref } from "./canonical-href";
import type { PageTable } from "./page-table";

export type PageDelivery = {
  cache: PageCache;
  routeAt: PageTable;
  /** Tells whether the server is too busy to render a URL. The URL may then be served only from the cache. */
  isOverloaded: (href: string) => boolean;
};

/**
 * Serves GET and HEAD requests from the cache. Renders a missing page once, even for concurrent requests. POSTs, and
 * pages with a token in their URL, go to Remix.
 */
export function deliverPages({ cache, routeAt, isOverloaded }: PageDelivery): RequestHandler {
  async function deliver(request: Request, response: Response) {
    const note: RequestNote = response.locals.note;
    const href = await canonicalHref(request.originalUrl, routeAt);
    const cached = cache.find(href);
    if (!cached && !cache.isRendering(href) && isOverloaded(href)) {
      note.origin = "rejected";
      return rejectForNow(request, response);
    }
    const renewing = cached?.isStale && !isOverloaded(href) ? renew(href) : null;
    // Other content has been published: the old page is shown only if the new one fails or the server is too busy.
    const renewed = cached?.isOutdated ? await renewing : null;
    const answer = renewed ?? cached?.answer ?? (await cache.render(href));
    note.origin = renewed || !cached ? "rendered" : cached.isStale ? "stale" : "cached";
    note.location = redirectOf(answer);
    sendForm(request, response, await formFor(request, answer), note.id);
  }

  /** Renders a page that is still cached. @returns null if that fails */
  async function renew(href: string): Promise<PageAnswer | null> {
    try {
      const answer = await cache.render(href);
      return answer.status < 500 ? answer : null;
    } catch (error) {
      log.error({ err: error, path: pagePath(href) }, "Page render failed");
      return null;
    }
  }

  return (request, response, next) => {
    if (isSameForEveryone(request)) deliver(request, response).catch(next);
    else next();
  };
}

/**
 * Rewrites each request to the canonical URL that production would render. Used only in development, where nothing is
 * cached.
 */
export function renderCanonically(routeAt: PageTable): RequestHandler {
  async function makeCanonical(request: Request) {
    request.url = await canonicalHref(request.originalUrl, routeAt);
    request.originalUrl = request.url;
  }
  return (request, _response, next) => {
    if (isSameForEveryone(request)) makeCanonical(request).then(() => next(), next);
    else next();
  };
}

function isSameForEveryone({ method, originalUrl }: Request): boolean {
  return method !== "POST" && !isTokenPath(pagePath(originalUrl));
}
