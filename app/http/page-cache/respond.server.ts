import type { NextFunction, Request, RequestHandler, Response } from "express";
import { callerKey } from "lib/platform/caller.server";
import { log } from "lib/platform/log.server";
import { isTokenPath } from "~/http/guard/form-paths";
import { rejectForNow } from "~/http/guard/rejection.server";
import type { RequestNote } from "~/http/log/request-log.server";
import { pagePath } from "~/remix/data-requests";
import type { PageAnswer } from "./answers/answer.server";
import { formFor, redirectOf, sendForm } from "./answers/response.server";
import type { PageCache } from "./cache.server";
import { canonicalHref } from "./canonical-href";
import type { IsOverloaded } from "./overload.server";
import type { PageTable } from "./page-table";

export type PageDelivery = {
  cache: PageCache;
  routeAt: PageTable;
  /** A URL for which it returns true may be served only from the cache. */
  isOverloaded: IsOverloaded;
};

/**
 * Serves GET and HEAD requests from the cache. Renders a missing page once, even for concurrent requests. POSTs go to
 * Remix, and so do pages with a token in their URL, when their caller's turn comes.
 */
export function deliverPages({ cache, routeAt, isOverloaded }: PageDelivery): RequestHandler {
  async function deliver(request: Request, response: Response) {
    const note: RequestNote = response.locals.note;
    const href = await canonicalHref(request.originalUrl, routeAt);
    const caller = callerKey(request.ip);
    const cached = cache.find(href);
    if (!cached && !cache.isRendering(href) && isOverloaded(href, caller))
      return rejectPage(request, response);
    const renewing = cached?.isStale && !isOverloaded(href, caller) ? renew(href, caller) : null;
    // Other content has been published: the old page is shown only if the new one fails or the server is too busy.
    const renewed = cached?.isOutdated ? await renewing : null;
    const answer = renewed ?? cached?.answer ?? (await cache.render(href, caller));
    note.origin = renewed || !cached ? "rendered" : cached.isStale ? "stale" : "cached";
    note.location = redirectOf(answer);
    sendForm(request, response, await formFor(request, answer), note.id);
  }

  /** Renders a page that is still cached. @returns null if that fails */
  async function renew(href: string, caller: string): Promise<PageAnswer | null> {
    try {
      const answer = await cache.render(href, caller);
      return answer.status < 500 ? answer : null;
    } catch (error) {
      log.error({ err: error, path: pagePath(href) }, "Page render failed");
      return null;
    }
  }

  async function passOn(request: Request, response: Response, next: NextFunction) {
    const caller = callerKey(request.ip);
    if (isOverloaded(request.originalUrl, caller)) return rejectPage(request, response);
    await cache.renderUncached(caller, async () => {
      if (response.destroyed) return;
      const closed = new Promise((resolve) => response.once("close", resolve));
      next();
      await closed;
    });
  }

  return (request, response, next) => {
    if (isSameForEveryone(request)) deliver(request, response).catch(next);
    else if (request.method === "POST") next();
    else passOn(request, response, next).catch(next);
  };
}

function rejectPage(request: Request, response: Response) {
  const note: RequestNote = response.locals.note;
  note.origin = "rejected";
  rejectForNow(request, response);
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
