import type { Request, RequestHandler } from "express";
import { closeIfUnread } from "lib/platform/close-unread.server";
import { findRejection, type GuardedSite } from "./judgement";
import { reject } from "./rejection.server";

/**
 * Rejects invalid requests before Remix sees them. In valid requests, sets `Host` to the site's own host. Also removes
 * `Origin`, which has been checked by then, because Remix would answer a harmless `Origin: null` with a 500.
 */
export function guardRequests(site: GuardedSite): RequestHandler {
  const { host } = new URL(site.origin);
  return (request, response, next) => {
    const { method, originalUrl: url, headers, headersDistinct } = request;
    // Node's `headers` has only the first of several hosts.
    const head = { method, url, hosts: headersDistinct.host ?? [], headers: readHeaders(request) };
    const rejection = findRejection(head, site);
    closeIfUnread(request, response);
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

function readHeaders(request: Request) {
  return { get: (name: string) => request.get(name) ?? null };
}
