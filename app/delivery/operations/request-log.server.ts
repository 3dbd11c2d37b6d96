import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { log } from "~/platform/log.server";
import { requestIdHeader } from "~/platform/request-id";
import type { CallerNetwork } from "./caller-network.server";

/** How a page came about: from memory, fresh or stale; rendered for this request; refused to shed load. */
export type PageOrigin = "kept" | "stale" | "rendered" | "refused";

/** A request that is under way. Who answers it tells the origin of a page. */
export type RequestNote = { id: string; origin?: PageOrigin };

/** Health checks come every few seconds and are logged only when they fail. */
const quietPaths = new Set(["/healthz", "/readyz"]);

/**
 * Gives a request its id and, once it is over, logs one line about it, without the query, which may hold a token, and with
 * only the caller's network (behaviour 22.5).
 * @param caller the network, as {@link callerNetwork} gives it
 */
export function followRequest(
  { method }: IncomingMessage,
  response: ServerResponse,
  { path, caller }: { path: string; caller: string | null },
): RequestNote {
  const started = performance.now();
  const note: RequestNote = { id: randomUUID() };
  response.on("close", () => {
    const { statusCode: status } = response;
    if (quietPaths.has(path) && status < 400) return;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { id, origin } = note;
    const isCut = !response.writableFinished;
    log.info(
      { id, method, path, status, ms, caller, ...(origin && { origin }), ...(isCut && { isCut }) },
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
