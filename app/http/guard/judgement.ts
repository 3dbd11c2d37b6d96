import { decoded } from "lib/platform/http";
import { dataParameter, pagePath } from "~/remix/data-requests";
import { isCrossSitePost } from "./cross-site-post";
import { formPaths, maxBodyBytes, oneClickPath } from "./form-paths";

/** Method, URL and headers of a request, as checked by the guard. */
export type RequestHead = {
  method: string;
  /** The request target exactly as sent: path and query. */
  url: string;
  /** Values of all `Host` headers; a valid request has exactly one. */
  hosts: readonly string[];
  headers: Pick<Headers, "get">;
};

export type GuardedSite = {
  /** The site's public origin (`SITE_URL`). */
  origin: string;
  /**
   * Tells whether the Remix route with this id matches a decoded path. The route's data may be requested only at such
   * paths.
   */
  answersAt: (id: string, path: string) => boolean;
};

/** Status of a rejected request; `allow` lists the permitted methods for a 405. */
export type Rejection = { status: 400 | 403 | 404 | 405 | 413 | 414 | 415 | 417 | 421; allow?: string };

/** Maximum URL length, in bytes: enough for long filter URLs, yet cheap to parse (behaviour 21.2). */
const maxUrlBytes = 4_096;
const formType = "application/x-www-form-urlencoded";
/**
 * The only valid paths that have a segment beginning with a dot. RFC 9116 and the GS1 resolver standard prescribe them.
 */
const wellKnownPaths: ReadonlySet<string> = new Set([
  "/.well-known/security.txt",
  "/.well-known/gs1resolver",
]);

/**
 * Checks a request before Remix sees it (behaviours 21.1 to 21.4). Rejects requests that Remix would answer with a 500,
 * POSTs from other sites, and forged hosts that would end up in URLs. Never throws.
 * @returns the rejection, or `null` for a valid request
 */
export function findRejection(head: RequestHead, site: GuardedSite): Rejection | null {
  return (
    hostRejection(head, site) ??
    urlRejection(head, site) ??
    methodRejection(head) ??
    expectationRejection(head) ??
    postRejection(head, site)
  );
}

function expectationRejection({ headers }: RequestHead): Rejection | null {
  const expected = headers.get("expect");
  return expected === null || expected.toLowerCase() === "100-continue" ? null : { status: 417 };
}

/** Accepts only hosts that cannot be used for DNS rebinding: the site's own, `localhost` and plain IP addresses. */
function hostRejection({ hosts }: RequestHead, { origin }: GuardedSite): Rejection | null {
  const [host, ...others] = hosts;
  if (host && others.length === 0 && origin.endsWith(`//${host}`)) return null;
  const parts = /^(?<name>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i.exec(host ?? "")?.groups;
  if (!parts?.name || others.length > 0 || Number(parts.port ?? 0) > 65_535) return { status: 400 };
  // A dot at the end of a host name stands for the DNS root.
  const name = parts.name.toLowerCase().replace(/\.$/, "");
  const isOurs = name === "localhost" || name === new URL(origin).hostname;
  return isOurs || /^(?:[\d.]+|\[.*\])$/.test(name) ? null : { status: 421 };
}

function urlRejection({ url }: RequestHead, { answersAt }: GuardedSite): Rejection | null {
  if (Buffer.byteLength(url) > maxUrlBytes) return { status: 414 };
  const [path = "", ...query] = url.split("?");
  const plain = decodePath(path);
  if (!path.startsWith("/") || path.includes("//") || plain === null) return { status: 400 };
  // A segment that begins with a dot is a hidden file or `..`. Either is treated as missing.
  if (!wellKnownPaths.has(path) && /(?:^|\/)\./.test(plain)) return { status: 404 };
  if (query.length === 0) return null;
  // Remix's own client requests the data of only one route at a time.
  const dataIds = new URLSearchParams(query.join("?")).getAll(dataParameter);
  return dataIds.length > 1 || !dataIds.every((id) => answersAt(id, plain)) ? { status: 400 } : null;
}

/** Returns the decoded path, or `null` if it is malformed or contains a control character or a backslash. */
function decodePath(path: string): string | null {
  const plain = decoded(path, null);
  return plain !== null && /[\p{Cc}\\]/u.test(plain) ? null : plain;
}

function methodRejection({ method, url }: RequestHead): Rejection | null {
  const path = pagePath(url);
  const allowed = ["GET", "HEAD"];
  if (formPaths.has(path)) allowed.push("POST");
  // The GS1 resolver standard requires OPTIONS.
  if (path.startsWith("/01/")) allowed.push("OPTIONS");
  return allowed.includes(method) ? null : { status: 405, allow: allowed.join(", ") };
}

function postRejection(head: RequestHead, { origin }: GuardedSite): Rejection | null {
  if (head.method !== "POST") return null;
  const isOneClick = pagePath(head.url) === oneClickPath;
  const type = head.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  // The token in the URL alone decides (behaviour 18.14), so a mail program may send any content type or none: the body
  // is not read.
  if (type !== formType && !isOneClick) return { status: 415 };
  if (Number(head.headers.get("content-length")) > maxBodyBytes(pagePath(head.url))) return { status: 413 };
  return !isOneClick && isCrossSitePost(head, origin) ? { status: 403 } : null;
}
