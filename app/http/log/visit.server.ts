import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { shortened } from "lib/platform/redacted";
import { LRUCache } from "lru-cache";
import * as paths from "~/paths";
import { dataParameter } from "~/remix/data-requests";

/** Log fields of a visit, which operators count (behaviour 22.12). */
export type Visit = {
  /**
   * `page`: a document. `data`: data for a client-side navigation. `hint`: data prefetched for a possible navigation.
   * `file`: a download. `missing`: a 404.
   */
  kind: "page" | "data" | "hint" | "file" | "missing";
  /** The visitor's search words; set only for the search page. */
  search?: string;
  /** Referrer of a 404: the path if the referring page is on this site, otherwise only the origin of the other site. */
  from?: string;
  isBot?: true;
};

/** Redirect target of unknown paths (behaviour 12.3). */
const notFoundPage = "/404";
const searchPage = paths.products;
const searchParameter = "q";
/** Maximum length of logged search words, in characters. Longer text is truncated, because it is hardly a search. */
const maxSearchLength = 100;

/**
 * Number of characters, from the start of a user agent, that are checked for bot names. Bots that declare themselves
 * send shorter user agents.
 */
const maxAgentLength = 500;

/** File types that count as downloads; pictures, styles and scripts belong to pages. */
const downloadTypes = /\.(?:csv|dxf|glb|ifc|pdf|step|stl|usdz|xlsx|zip)$/i;
const fileEnding = /\.[a-z0-9]+$/i;
const noQuery = new URLSearchParams();

type VisitRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Caches whether a user agent is that of a bot; visitors have a few hundred different ones. */
const bots = new LRUCache<string, boolean>({ max: 1_000 });

/**
 * Classifies a request for the visit statistics.
 * @param path path of the request, without its query
 * @param answer the response's status and, for a redirect, its target
 * @returns `null` for a request that is not a visit
 */
export function visitOf(
  { method, url = "", headers }: VisitRequest,
  path: string,
  { status, location }: { status: number; location?: unknown },
): Visit | null {
  if (method !== "GET" || path === notFoundPage) return null;
  const isMissing = status === 404 || location === notFoundPage;
  const visit = isMissing
    ? { kind: "missing" as const, from: referrer(headers) }
    : shownTo({ url, headers }, path, status);
  if (!visit) return null;
  return isOfBot(headers["user-agent"]) ? { ...visit, isBot: true } : visit;
}

function isOfBot(userAgent = ""): boolean {
  const agent = userAgent.slice(0, maxAgentLength);
  const known = bots.get(agent);
  if (known !== undefined) return known;
  const is = isbot(agent);
  bots.set(agent, is);
  return is;
}

function shownTo(
  { url, headers }: VisitRequest & { url: string },
  path: string,
  status: number,
): Visit | null {
  // If a file is fetched in several range requests, only the first range counts.
  const isWhole =
    status === 200 || status === 304 || (status === 206 && headers.range?.startsWith("bytes=0-"));
  if (!isWhole) return null;
  const isFile = path.includes(".") && fileEnding.test(path);
  // Subresources that a page loads, such as its 3D model, do not count as downloads.
  if (isFile && downloadTypes.test(path)) return isLoadedByPage(headers) ? null : { kind: "file" };
  const query = url.length > path.length ? new URLSearchParams(url.slice(path.length)) : noQuery;
  const route = query.get(dataParameter);
  const isDocument = route === null && headers.accept?.includes("text/html") && !isFile;
  if (!isDocument && (route === null || route === "root")) return null;
  if (route !== null && isPrefetch(headers)) return { kind: "hint" };
  const search = path === searchPage && query.get(searchParameter)?.trim();
  return {
    kind: isDocument ? "page" : "data",
    ...(search && { search: shortened(search, maxSearchLength) }),
  };
}

function isLoadedByPage(headers: IncomingMessage["headers"]): boolean {
  return headers["sec-fetch-dest"] === "empty" && headers["sec-fetch-mode"] !== "navigate";
}

function isPrefetch(headers: IncomingMessage["headers"]): boolean {
  return [headers["sec-purpose"], headers.purpose].some((purpose) => purpose?.includes("prefetch"));
}

function referrer({ referer, host }: IncomingMessage["headers"]): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return shortened(page.host === host ? page.pathname : page.origin);
}
