import { createHash, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import type { DeskSettings } from "../settings";

/** Header by which an authenticating proxy shows that a request comes from it; holds `DESK_PROXY_SECRET`. */
const secretHeader = "x-desk-proxy-secret";

/** The address in the header of an authenticating proxy; undefined where the request does not have the proxy's secret. */
export function namedByProxy(
  request: Request,
  { userHeader, proxySecret }: DeskSettings,
): string | undefined {
  if (!userHeader || !proxySecret) return undefined;
  const isFromProxy = timingSafeEqual(hashOf(request.get(secretHeader) ?? ""), hashOf(proxySecret));
  return isFromProxy ? request.get(userHeader)?.toLowerCase() : undefined;
}

/** Only texts of one length can be compared in constant time. */
const hashOf = (text: string) => createHash("sha256").update(text).digest();
