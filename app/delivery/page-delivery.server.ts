import type { Request, RequestHandler, Response } from "express";
import { log } from "~/platform/log.server";
import { preferredEncoding } from "./content-encoding";
import { isKnownToClient } from "./entity-tag";
import { tokenPaths } from "./form-paths";
import { type KnownParameters, pageAddress } from "./page-address";
import type { PageAnswer } from "./page-answer.server";
import type { PageCache } from "./page-cache.server";
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
  return async (request, response, next) => {
    const isShared = request.method !== "POST" && !tokenPaths.has(request.path);
    if (!isShared) return next();
    const address = pageAddress(request.originalUrl, known);
    const kept = cache.find(address);
    if (kept) {
      send(request, response, kept.answer);
      if (kept.isStale && !isOverloaded()) cache.render(address).catch(noteFailure);
      return;
    }
    if (!cache.isRendering(address) && isOverloaded()) {
      return refuse(request, response, 503, { "Retry-After": retryAfterSeconds });
    }
    try {
      send(request, response, await cache.render(address));
    } catch (error) {
      next(error);
    }
  };
}

function noteFailure(error: unknown) {
  log.error({ err: error }, "Strona nie powstała");
}

function send(request: Request, response: Response, answer: PageAnswer) {
  const { status, headers, hash, plain, compressed } = answer;
  const wanted = compressed.br ? preferredEncoding(request.headers["accept-encoding"]) : null;
  const etag = `"${hash}${wanted ? `-${wanted}` : ""}"`;
  const all: Record<string, string | number> = { ...headers };
  if (compressed.br) all.vary = "Accept-Encoding";
  if (status === 200) {
    all.etag = etag;
    if (isKnownToClient(request.headers["if-none-match"], etag)) {
      response.writeHead(304, all).end();
      return;
    }
  }
  const body = (wanted && compressed[wanted]) ?? plain;
  if (wanted) all["content-encoding"] = wanted;
  if (status !== 204) all["content-length"] = body.byteLength;
  response.writeHead(status, all).end(request.method === "HEAD" ? undefined : body);
}
