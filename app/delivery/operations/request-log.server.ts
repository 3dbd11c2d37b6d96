import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { log } from "~/platform/log.server";
import { requestIdHeader } from "~/platform/request-id";
import { shortenedAddress } from "./shortened-address.server";

/** Health checks come every few seconds and say nothing while they succeed. */
const quietPaths = new Set(["/healthz", "/readyz"]);

/**
 * Gives every request an id (`X-Request-Id`) and the log one line about it: no query, which may hold a token, and of
 * the caller only the network.
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  const started = performance.now();
  const { path } = request;
  response.set(requestIdHeader, id);
  // Whatever the caller has sent: log lines about this request bear our id.
  request.headers[requestIdHeader.toLowerCase()] = id;
  response.locals.requestId = id;
  response.on("close", () => {
    const { statusCode: status } = response;
    if (quietPaths.has(path) && status < 400) return;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const caller = shortenedAddress(request.ip);
    const isCut = !response.writableFinished;
    log.info({ id, method: request.method, path, status, ms, caller, ...(isCut && { isCut }) }, "request");
  });
  next();
};
