import type { IncomingMessage, ServerResponse } from "node:http";
import { hostLines } from "~/http/guard/host-lines";
import type { CallerNetwork } from "~/http/log/caller-network.server";
import { followRequest } from "~/http/log/request-log.server";
import { pagePath } from "~/remix/data-requests";
import { readyForm, redirectOf, sendForm } from "./answers/response.server";
import type { PageCache } from "./cache.server";

export type FastPath = {
  cache: PageCache;
  /** The site's public origin. Requests for any other host are left to the guard. */
  siteUrl: string;
  callerOf: CallerNetwork;
};

/**
 * Answers a request before it reaches Express, provided that the page is cached, fresh and already encoded for the
 * client, and that the URL is canonical and names the site's own host (docs/decisions/0010). Skipping the guard is safe,
 * because the guard has accepted such a URL before, or the site itself lists it.
 * @returns a handler that returns true if it has answered, and otherwise leaves the request untouched
 */
export function answerOnFastPath({ cache, siteUrl, callerOf }: FastPath) {
  const hosts = hostsOf(siteUrl);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "", headers, rawHeaders } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.upgrade || headers.expect) return false;
    if (!hosts.has(headers.host ?? "")) return false;
    const cached = cache.find(url);
    const form = cached && !cached.isStale && readyForm(request, cached.answer);
    if (!form || hostLines(rawHeaders).length !== 1) return false;
    const note = followRequest(request, response, { path: pagePath(url), caller: callerOf(request) });
    note.origin = "cached";
    note.location = redirectOf(cached.answer);
    sendForm(request, response, form, note.id);
    return true;
  };
}

/** Returns the values of `Host` that name this site. For `localhost`, these include the loopback addresses. */
function hostsOf(siteUrl: string): ReadonlySet<string> {
  const { host, hostname, port } = new URL(siteUrl);
  if (hostname !== "localhost") return new Set([host]);
  return new Set(["localhost", "127.0.0.1", "[::1]"].map((name) => (port ? `${name}:${port}` : name)));
}
