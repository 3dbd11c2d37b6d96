import type { IncomingMessage, ServerResponse } from "node:http";
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
    const { method, url = "", rawHeaders } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const cached = cache.find(url);
    if (!cached || cached.isStale) return false;
    const headers = usualHeaders(rawHeaders);
    if (!headers || !hosts.has(headers.host ?? "")) return false;
    const { answer } = cached;
    const form = readyForm({ headers }, answer);
    if (!form) return false;
    const note = followRequest(request, response, {
      path: pagePath(url),
      caller: callerOf(request, headers["x-forwarded-for"]),
      headers,
      isPublic: answer.status === 200 && !url.includes("?"),
    });
    note.origin = "cached";
    note.location = redirectOf(answer);
    sendForm({ method, headers }, response, form, note.id);
    return true;
  };
}

/** The headers that are read: true if the answer or the log depends on it, false if it asks for more than a page. */
const read = new Map([
  ["host", true],
  ["accept", true],
  ["accept-encoding", true],
  ["if-none-match", true],
  ["user-agent", true],
  ["referer", true],
  ["purpose", true],
  ["sec-purpose", true],
  ["x-forwarded-for", true],
  ["upgrade", false],
  ["expect", false],
]);

/**
 * Reads a request's headers in one loop: Node's `headers` costs as much as sending the answer.
 * @param raw names and values, alternating
 * @returns null if a header asks for more than a page, or if one that is read occurs twice
 */
function usualHeaders(raw: readonly string[]): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? "").toLowerCase();
    const isUsual = read.get(name);
    if (isUsual === undefined) continue;
    if (!isUsual || name in headers) return null;
    headers[name] = raw[at + 1] ?? "";
  }
  return headers;
}

/** Returns the values of `Host` that name this site. For `localhost`, these include the loopback addresses. */
function hostsOf(siteUrl: string): ReadonlySet<string> {
  const { host, hostname, port } = new URL(siteUrl);
  if (hostname !== "localhost") return new Set([host]);
  return new Set(["localhost", "127.0.0.1", "[::1]"].map((name) => (port ? `${name}:${port}` : name)));
}
