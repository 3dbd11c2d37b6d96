import type { Request, RequestHandler } from "express";
import { hostLines } from "./host-lines";
import { findRejection, type GuardedSite } from "./judgement";
import { reject } from "./rejection.server";

/**
 * Rejects invalid requests before Remix, then sets the request's host to the site's own and removes `Origin`, which
 * was checked here (Remix would answer a harmless `Origin: null` with a 500).
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

/** Time for a rejected client to read the answer, ms; the rest of its body is discarded. */
const lingerMs = 1_000;

/**
 * Closes a connection whose request was answered before its body was read, so that the rest is neither parsed as the
 * next request nor waited for. Delayed, since an immediate close sends a reset and the client might lose the answer.
 */
function closeGently(request: Request) {
  request.resume();
  request.socket.end();
  setTimeout(() => request.socket.destroy(), lingerMs).unref();
}

function readHeaders(request: Request) {
  return { get: (name: string) => request.get(name) ?? null };
}
