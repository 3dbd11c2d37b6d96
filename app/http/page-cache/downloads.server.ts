import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Request, RequestHandler, Response as ServedResponse } from "express";
import { callerKey } from "lib/platform/caller.server";
import { rejectForNow } from "~/http/guard/rejection.server";
import { isNotModified } from "~/http/headers/entity-tag";
import type { RequestNote } from "~/http/log/request-log.server";
import { pagePath } from "~/remix/data-requests";
import { canonicalHref } from "./canonical-href";
import type { IsOverloaded } from "./overload.server";
import type { PageTable } from "./page-table";

export type DownloadDelivery = {
  routeAt: PageTable;
  /** Responds to a URL with a stream that is generated while it is read. */
  render: (href: string) => Promise<Response>;
  isOverloaded: IsOverloaded;
  limits?: DownloadLimits;
};

export type DownloadLimits = {
  /** Maximum number of concurrent downloads of a route: `atOnce` in total, `ofCaller` per caller. */
  atOnce: number;
  ofCaller: number;
  /** Time in ms within which a client must read each chunk (64 kB). A slower client is disconnected. */
  chunkWithinMs: number;
  /** Maximum duration of a download, in ms. */
  wholeWithinMs: number;
};

/**
 * Limits the resources that the concurrent downloads of a route use (behaviour 21.11). Each ZIP needs a chunk in
 * memory, an open file and a connection. Each PDF waits for a worker.
 */
const defaultLimits: DownloadLimits = {
  atOnce: 8,
  ofCaller: 3,
  chunkWithinMs: 30_000,
  wholeWithinMs: 15 * 60_000,
};

/**
 * Serves GET and HEAD requests for download routes (`handle.isDownload`). Bypasses the page cache, which would buffer
 * the complete file. Also bypasses Remix's Express adapter, which ignores backpressure and would buffer the file for a
 * slow client.
 */
export function deliverDownloads(delivery: DownloadDelivery): RequestHandler {
  const { routeAt, render, isOverloaded, limits = defaultLimits } = delivery;
  /** The callers of the downloads in progress, by route. */
  const underWay = new Map<string, string[]>();

  async function enterAndSend(request: Request, response: ServedResponse, route: string) {
    const caller = callerKey(request.ip);
    const callers = underWay.get(route) ?? [];
    underWay.set(route, callers);
    // The limits are checked first, so that a rejection costs nothing, not even parsing the URL.
    if (callers.filter((other) => other === caller).length >= limits.ofCaller)
      return rejectDownload(request, response, 429);
    if (callers.length >= limits.atOnce) return rejectDownload(request, response);
    callers.push(caller);
    try {
      const href = await canonicalHref(request.originalUrl, routeAt);
      if (isOverloaded(href, caller)) rejectDownload(request, response);
      else await send(request, response, href);
    } finally {
      callers.splice(callers.indexOf(caller), 1);
    }
  }

  async function send(request: Request, response: ServedResponse, href: string) {
    const { status, headers, body } = await render(href);
    const etag = headers.get("ETag") ?? "";
    const isKnown = status === 200 && isNotModified(request.headers["if-none-match"], etag);
    if (isKnown) headers.delete("Content-Length");
    const sendHead = () => response.writeHead(isKnown ? 304 : status, Object.fromEntries(headers));
    if (isKnown || request.method === "HEAD" || !body) {
      await body?.cancel();
      sendHead().end();
      return;
    }
    await sendWithin(limits, body, sendHead());
  }

  return (request, response, next) => {
    const route = request.method === "POST" ? undefined : routeAt(pagePath(request.originalUrl));
    if (route?.isDownload) enterAndSend(request, response, route.id).catch(next);
    else next();
  };
}

/** Rejects a download temporarily. Records it as `rejected`, so that logs and metrics do not count it as a failure. */
function rejectDownload(request: Request, response: ServedResponse, status?: 429 | 503) {
  const note: RequestNote = response.locals.note;
  note.origin = "rejected";
  rejectForNow(request, response, status);
}

/**
 * Sends a stream with backpressure: reads a chunk only after the previous one was sent. A disconnect or a timeout
 * cancels the stream.
 */
async function sendWithin(
  limits: DownloadLimits,
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
) {
  const cut = new AbortController();
  const chunkTimer = setTimeout(() => cut.abort(), limits.chunkWithinMs);
  const wholeTimer = setTimeout(() => cut.abort(), limits.wholeWithinMs);
  async function* timed() {
    for await (const chunk of body as NodeStream<Uint8Array>) {
      yield chunk;
      chunkTimer.refresh();
    }
  }
  try {
    await pipeline(timed(), response, { signal: cut.signal });
  } catch (error) {
    if (!cut.signal.aborted && !isOfCaller(error)) throw error;
  } finally {
    clearTimeout(chunkTimer);
    clearTimeout(wholeTimer);
  }
}

/** Tells whether an error means that the client disconnected. Errors of the source stream have other codes. */
function isOfCaller(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_STREAM_");
}
