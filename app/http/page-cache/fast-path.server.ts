import type { IncomingMessage, ServerResponse } from "node:http";
import { hostLines } from "~/http/guard/host-lines";
import type { CallerNetwork } from "~/http/log/caller-network.server";
import { followRequest } from "~/http/log/request-log.server";
import type { PageCache } from "./cache.server";
import { readyForm, redirectOf, sendForm } from "./response.server";

export type FastPath = {
  cache: PageCache;
  /** The site's host; other names are left to the guard. */
  host: string;
  callerOf: CallerNetwork;
};

/**
 * Answers before Express what needs neither judging nor work: a page that is cached, fresh and compressed, asked for by
 * its canonical URL under the site's own name (docs/decisions/0010). Such a URL has passed the guard before, or
 * is listed by the site itself.
 * @returns true where it has answered; else nothing has happened to the request
 */
export function answerOnFastPath({ cache, host, callerOf }: FastPath) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "", headers, rawHeaders } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.host !== host || headers.upgrade) return false;
    const kept = cache.find(url);
    const form = kept && !kept.isStale && readyForm(request, kept.answer);
    if (!form || hostLines(rawHeaders).length !== 1) return false;
    const note = followRequest(request, response, { path: pathOf(url), caller: callerOf(request) });
    note.origin = "kept";
    note.location = redirectOf(kept.answer);
    sendForm(request, response, form, note.id);
    return true;
  };
}

function pathOf(url: string): string {
  const queryAt = url.indexOf("?");
  return queryAt < 0 ? url : url.slice(0, queryAt);
}
