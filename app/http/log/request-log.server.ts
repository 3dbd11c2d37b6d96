import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { requestIdHeader } from "lib/platform/http";
import { log, logPlainly } from "lib/platform/log.server";
import { shortened } from "lib/platform/redacted";
import { type ObservedRequest, observeRequest } from "~/http/metrics/metrics.server";
import { pagePath } from "~/remix/data-requests";
import type { CallerNetwork } from "./caller-network.server";
import { visitOf } from "./visit.server";

/** Log data of a request in flight, filled in by the middleware. */
export type RequestNote = { id: string } & Pick<ObservedRequest, "answeredBy" | "origin"> & {
    /** Target of a redirect. Recorded here, because headers passed directly to `writeHead` cannot be read back. */
    location?: string;
  };

type Followed = {
  path: string;
  caller: string | null;
  headers: IncomingMessage["headers"];
  isPublic?: boolean;
};

/** Health checks arrive every few seconds; only failed ones are logged. */
const quietPaths = new Set(["/healthz", "/readyz"]);

/**
 * Assigns a request id. When the response closes, counts the request and logs one line (behaviours 22.5, 22.11, 22.12).
 * Of the query string, which may contain a token, the line includes only search words. Of the caller's address, it
 * includes only the network.
 * @param caller the network returned by {@link CallerNetwork}
 * @param isPublic whether the site itself lists the URL, so that no secret can be in it
 */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, caller, headers, isPublic = false }: Followed,
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
    const visit = visitOf({ method, url, headers }, path, {
      status,
      location: note.location ?? response.getHeader("location"),
    });
    const fields = {
      id,
      method,
      path: shortened(path),
      status,
      ms,
      caller,
      ...(origin && { origin }),
      ...(log.isLevelEnabled("debug") && { answeredBy }),
      ...(isCut && { isCut }),
      ...visit,
    };
    if (isPublic) logPlainly(fields, "request");
    else log.info(fields, "request");
  });
  return note;
}

/** Logs and counts every request that reaches Express; stores its {@link RequestNote} in `response.locals.note`. */
export function logRequests(callerOf: CallerNetwork): RequestHandler {
  return (request, response, next) => {
    const note = followRequest(request, response, {
      path: pagePath(request.path),
      caller: callerOf(request, request.headers["x-forwarded-for"]),
      headers: request.headers,
    });
    response.set(requestIdHeader, note.id);
    // Overwrites an id sent by the caller, so that all log lines of this request have the same id.
    request.headers[requestIdHeader.toLowerCase()] = note.id;
    response.locals.note = note;
    next();
  };
}

/**
 * Sets the name under which metrics and the debug log have the requests that the next middleware answers.
 * @param step undefined for pages, which have a route and an origin
 */
export function nameStep(step: string | undefined): RequestHandler {
  return (_request, response, next) => {
    const note: RequestNote = response.locals.note;
    note.answeredBy = step;
    next();
  };
}
