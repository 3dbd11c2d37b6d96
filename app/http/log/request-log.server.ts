import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { type ObservedRequest, observeRequest } from "~/http/metrics/metrics.server";
import { log } from "~/platform/log.server";
import { shortened } from "~/platform/redacted";
import { requestIdHeader } from "~/platform/request-id";
import type { CallerNetwork } from "./caller-network.server";
import { visitOf } from "./visit.server";

/** Notes about a request in flight, filled in by the middleware. */
export type RequestNote = { id: string } & Pick<ObservedRequest, "answeredBy" | "origin"> & {
    /** Target of a redirect, where the headers cannot be read once sent. */
    location?: string;
  };

/** Health checks come every few seconds and are logged only when they fail. */
const quietPaths = new Set(["/healthz", "/readyz"]);

/**
 * Assigns a request id; after the response, counts the request and logs one line: without the query, which may hold a
 * token, except for search words, and with the caller's network only (behaviours 22.5, 22.11, 22.12).
 * @param caller the network, as {@link callerNetwork} gives it
 */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, caller }: { path: string; caller: string | null },
): RequestNote {
  const started = performance.now();
  const note: RequestNote = { id: randomUUID() };
  const { method, url } = request;
  response.on("close", () => {
    const { statusCode: status } = response;
    const { id, answeredBy, origin } = note;
    const elapsed = performance.now() - started;
    observeRequest({ path, status, seconds: elapsed / 1_000, answeredBy, origin });
    if (quietPaths.has(path) && status < 400) return;
    const ms = Math.round(elapsed * 10) / 10;
    const isCut = !response.writableFinished;
    const visit = visitOf({ method, url, headers: request.headers }, path, {
      status,
      location: note.location ?? response.getHeader("location"),
    });
    log.info(
      {
        id,
        method,
        path: shortened(path),
        status,
        ms,
        caller,
        ...(origin && { origin }),
        ...(isCut && { isCut }),
        ...visit,
      },
      "request",
    );
  });
  return note;
}

/** Follows every request that comes to Express; `response.locals.note` is its note. */
export function logRequests(callerOf: CallerNetwork): RequestHandler {
  return (request, response, next) => {
    const note = followRequest(request, response, { path: request.path, caller: callerOf(request) });
    response.set(requestIdHeader, note.id);
    // Replaces an id from the caller: log lines about this request carry ours.
    request.headers[requestIdHeader.toLowerCase()] = note.id;
    response.locals.note = note;
    next();
  };
}

/**
 * Names the next middleware as the responder in the metrics, until another is named.
 * @param step undefined for Remix's routes
 */
export function nameStep(step: string | undefined): RequestHandler {
  return (_request, response, next) => {
    const note: RequestNote = response.locals.note;
    note.answeredBy = step;
    next();
  };
}
