import type { Request, RequestHandler } from "express";
import { hostLines } from "./host-lines";
import { findRejection, type GuardedSite } from "./judgement";
import { reject } from "./rejection.server";

/**
 * Rejects invalid requests before Remix sees them. In valid requests, sets `Host` to the site's own host. Also removes
 * `Origin`, which has been checked by then, because Remix would answer a harmless `Origin: null` with a 500.
 */
export function guardRequests(site: GuardedSite): RequestHandler {
  const { host } = new URL(site.origin);
  return (request, response, next) => {
    const { method, originalUrl: url, headers } = request;
    const head = { method, url, hosts: hostLines(request.rawHeaders), headers: readHeaders(request) };
    const rejection = findRejection(head, site);
    if (method !== "GET") response.on("finish", () => request.complete || closeGently(request));
    if (headers.upgrade) response.set("Connection", "close");
    if (rejection) {
      if (method !== "GET" && method !== "HEAD") response.set("Connection", "close");
      return reject(request, response, rejection.status, rejection.allow ? { Allow: rejection.allow } : {});
    }
    headers.host = host;
    delete headers["x-forwarded-host"];
    delete headers.origin;
    next();
  };
}

/** Time in ms that a rejected client has to read the response. Meanwhile, the rest of its request body is discarded. */
const lingerMs = 1_000;

/**
 * Closes the connection of a request that was answered before its body was fully read. The rest of the body must
 * neither be awaited nor parsed as the next request. The connection is closed after a delay, because an immediate close
 * would send a reset and the client might lose the response.
 */
function closeGently(request: Request) {
  request.resume();
  request.socket.end();
  setTimeout(() => request.socket.destroy(), lingerMs).unref();
}

function readHeaders(request: Request) {
  return { get: (name: string) => request.get(name) ?? null };
}
