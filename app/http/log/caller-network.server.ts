import type { IncomingMessage } from "node:http";
import { truncatedIp } from "lib/platform/caller.server";
import { LRUCache } from "lru-cache";
import proxyAddress from "proxy-addr";

/** @param forwarded the request's `X-Forwarded-For` */
export type CallerNetwork = (
  request: IncomingMessage,
  forwarded: IncomingMessage["headers"][string],
) => string | null;

/** Memory for callers whose networks are known, in characters: some thousand. */
const maxSize = 100_000;

/**
 * Returns a function that finds the caller's network for the log: the truncated IP address seen by the outermost
 * trusted proxy (behaviours 21.9, 22.5).
 * @param trustedProxies number of proxies in front of the server (`TRUST_PROXY`)
 */
export function callerNetwork(trustedProxies: number): CallerNetwork {
  const known = new LRUCache<string, { network: string | null }>({
    maxSize,
    sizeCalculation: (_network, caller) => caller.length,
  });
  return (request, forwarded) => {
    const { remoteAddress } = request.socket;
    const caller = trustedProxies > 0 ? `${remoteAddress} ${forwarded}` : `${remoteAddress}`;
    const seen = known.get(caller);
    if (seen) return seen.network;
    const network = truncatedIp(proxyAddress(request, (_, hop) => hop < trustedProxies));
    known.set(caller, { network });
    return network;
  };
}
