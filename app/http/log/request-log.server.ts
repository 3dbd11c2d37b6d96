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
export type RequestNote = Followed &
  Pick<IncomingMessage, "method" | "url"> &
  Pick<ObservedRequest, "answeredBy" | "origin"> & {
    id: string;
    /** When the request arrived, in ms of the monotonic clock. */
    arrivedAt: number;
    /** Target of a redirect. Recorded here, because headers passed directly to `writeHead` cannot be read back. */
    location?: string;
  };

type Followed = {
  path: string;
  /** The network returned by {@link CallerNetwork}. */
  caller: string | null;
  headers: IncomingMessage["headers"];
  /** Whether the site itself lists the URL, so that no secret can be in it. */
  isPublic?: boolean;
};

type FollowedResponse = ServerResponse & { locals: { note: RequestNote } };

/** Health checks arrive every few seconds; only failed ones are logged. */
const quietPaths = new Set(["/healthz", "/readyz"]);

/**
 * Assigns a request id. When the response closes, counts the request and logs one line (behaviours 22.5, 22.11, 22.12).
 * Of the query string, which may contain a token, the line includes only search words. Of the caller's address, it
 * includes only the network.
 * @returns the note, which middleware finds in `response.locals.note`
 */
export function followRequest(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  followed: Followed,
): RequestNote {
  const note = { id: randomUUID(), arrivedAt: performance.now(), method, url, ...followed };
  (response as FollowedResponse).locals = { note };
  response.on("close", logAnswer);
  return note;
}

/** The one listener of all responses: a closure for each would be allocated and collected with every request. */
function logAnswer(this: ServerResponse) {
  const { statusCode: status, writableFinished } = this;
  const { note } = (this as FollowedResponse).locals;
  const { id, arrivedAt, method, path, caller, answeredBy, origin } = note;
  const elapsed = performance.now() - arrivedAt;
  observeRequest({ path, status, seconds: elapsed / 1_000, answeredBy, origin });
  if (quietPaths.has(path) && status < 400) return;
  const fields = {
    id,
    method,
    path: shortened(path),
    status,
    ms: Math.round(elapsed * 10) / 10,
    caller,
    origin,
    answeredBy: log.isLevelEnabled("debug") ? answeredBy : undefined,
    isCut: writableFinished ? undefined : true,
    ...visitOf(note, path, { status, location: note.location ?? this.getHeader("location") }),
  };
  if (note.isPublic) logPlainly(fields, "request");
  else log.info(fields, "request");
}

/** Logs and counts every request that reaches Express. */
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
