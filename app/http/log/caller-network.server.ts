import type { IncomingMessage } from "node:http";
import { truncatedIp } from "lib/platform/caller.server";
import proxyAddress from "proxy-addr";

export type CallerNetwork = (request: IncomingMessage) => string | null;

/**
 * Returns a function that finds the caller's network for the log: the truncated IP address seen by the outermost
 * trusted proxy (behaviours 21.9, 22.5).
 * @param trustedProxies number of proxies in front of the server (`TRUST_PROXY`)
 */
export function callerNetwork(trustedProxies: number): CallerNetwork {
  return (request) => truncatedIp(proxyAddress(request, (_, hop) => hop < trustedProxies));
}
