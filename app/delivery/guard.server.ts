import type { RequestHandler } from "express";
import { refuse } from "./refusal.server";
import { findRefusal, type GuardedSite } from "./request-guard";

/**
 * Stops what Remix must not see, then makes the request say what is true: the site's own host, and no origin, which was
 * judged here (Remix would answer a harmless `Origin: null` with a 500).
 */
export function guardRequests(site: GuardedSite): RequestHandler {
  const { host } = new URL(site.origin);
  return (request, response, next) => {
    const { method, originalUrl: url, headers, rawHeaders } = request;
    const hosts = rawHeaders.filter(
      (_, index) => rawHeaders[index - 1]?.toLowerCase() === "host" && index % 2 === 1,
    );
    const refusal = findRefusal(
      { method, url, hosts, headers: { get: (name) => request.get(name) ?? null } },
      site,
    );
    // What was not read of a body must not be taken for the next request, nor be waited for.
    if (method !== "GET") response.on("finish", () => request.complete || request.socket.destroySoon());
    if (headers.upgrade) response.set("Connection", "close");
    if (refusal) {
      if (method !== "GET" && method !== "HEAD") response.set("Connection", "close");
      return refuse(request, response, refusal.status, refusal.allow ? { Allow: refusal.allow } : {});
    }
    headers.host = host;
    delete headers["x-forwarded-host"];
    delete headers.origin;
    next();
  };
}
