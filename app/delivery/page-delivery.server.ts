import type { RequestHandler } from "express";
import { log } from "~/platform/log.server";
import { tokenPaths } from "./form-paths";
import { type KnownParameters, pageAddress } from "./page-address";
import type { PageCache } from "./page-cache.server";
import { sendPage } from "./page-response.server";
import { refuse } from "./refusal.server";

export type PageDelivery = {
  cache: PageCache;
  known: KnownParameters;
  /** While it says so, only kept pages are shown. */
  isOverloaded: () => boolean;
};

const retryAfterSeconds = "5";

/** Answers GET and HEAD of everything that is the same for everyone; posts and pages with a token go on to Remix. */
export function deliverPages({ cache, known, isOverloaded }: PageDelivery): RequestHandler {
  return (request, response, next) => {
    if (request.method === "POST" || tokenPaths.has(request.path)) return next();
    const address = pageAddress(request.originalUrl, known);
    const kept = cache.find(address);
    if (kept) {
      sendPage(request, response, kept.answer).catch(next);
      if (kept.isStale && !isOverloaded()) cache.render(address).catch(noteFailure);
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

function noteFailure(error: unknown) {
  log.error({ err: error }, "Strona nie powstała");
}
