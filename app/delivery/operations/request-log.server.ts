import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { log } from "~/platform/log.server";
import { requestIdHeader } from "~/platform/request-id";
import { type ObservedRequest, observeRequest } from "./metrics.server";
import { shortenedAddress } from "./shortened-address.server";

/** What those who work on a request tell of it, for the metrics. */
export type RequestNote = Pick<ObservedRequest, "answeredBy" | "origin">;

/** Health checks come every few seconds and are logged only when they fail. */
const quietPaths = new Set(["/healthz", "/readyz"]);

/**
 * Gives every request an id (`X-Request-Id`) and logs one line about it, without the query, which may hold a token, and
 * with only the caller's network (behaviour 22.5).
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  const started = performance.now();
  const { path } = request;
  response.set(requestIdHeader, id);
  // Replaces an id from the caller: log lines about this request carry ours.
  request.headers[requestIdHeader.toLowerCase()] = id;
  response.locals.requestId = id;
  const note: RequestNote = {};
  response.locals.note = note;
  response.on("close", () => {
    const { statusCode: status } = response;
    observeRequest({ path, status, seconds: (performance.now() - started) / 1_000, ...note });
    if (quietPaths.has(path) && status < 400) return;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const caller = shortenedAddress(request.ip);
    const isCut = !response.writableFinished;
    log.info({ id, method: request.method, path, status, ms, caller, ...(isCut && { isCut }) }, "request");
  });
  next();
};

/** Names the step that comes next as what answers, until another one is named. @param step undefined for Remix's routes */
export function nameStep(step: string | undefined): RequestHandler {
  return (_request, response, next) => {
    const note: RequestNote = response.locals.note;
    note.answeredBy = step;
    next();
  };
}
