import type { Request, RequestHandler } from "express";
import { tokenPaths } from "~/delivery/guard/form-paths";
import { refuse } from "~/delivery/guard/refusal.server";
import { log } from "~/platform/log.server";
import type { PageCache } from "./cache.server";
import { canonicalAddress, type KnownParameters } from "./canonical-address";
import { sendPage } from "./response.server";

export type PageDelivery = {
  cache: PageCache;
  known: KnownParameters;
  /** While true, only cached pages are served. */
  isOverloaded: () => boolean;
};

/** Long enough for a burst to drain, short enough to wait for (behaviour 21.7). */
const retryAfterSeconds = "5";

/** Answers GET and HEAD from the cache, or renders once; posts and pages with a token are passed on to Remix. */
export function deliverPages({ cache, known, isOverloaded }: PageDelivery): RequestHandler {
  return (request, response, next) => {
    if (!isSameForEveryone(request)) return next();
    const address = canonicalAddress(request.originalUrl, known);
    const kept = cache.find(address);
    if (kept) {
      sendPage(request, response, kept.answer).catch(next);
      if (kept.isStale && !isOverloaded())
        cache.render(address).catch((error) => noteFailure(address, error));
    } else if (!cache.isRendering(address) && isOverloaded()) {
      refuse(request, response, 503, { "Retry-After": retryAfterSeconds });
    } else {
      cache
        .render(address)
        .then((answer) => sendPage(request, response, answer))
        .catch(next);
    }
  };
}

/** For development, where nothing is cached: drops the parameters that production drops. */
export function dropParameters(known: KnownParameters): RequestHandler {
  return (request, _response, next) => {
    if (isSameForEveryone(request)) {
      request.url = canonicalAddress(request.originalUrl, known);
      request.originalUrl = request.url;
    }
    next();
  };
}

function isSameForEveryone({ method, path }: Request): boolean {
  return method !== "POST" && !tokenPaths.has(path);
}

function noteFailure(address: string, error: unknown) {
  log.error({ err: error, path: address.split("?", 1)[0] }, "Page not rendered");
}
