import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { truncatedIp } from "lib/platform/caller.server";
import { LRUCache } from "lru-cache";
import proxyAddress from "proxy-addr";

/** @param forwarded the request's `X-Forwarded-For` */
export type CallerNetwork = (
  request: IncomingMessage,
  forwarded: IncomingMessage["headers"][string],
) => string | null;

/** Maximum size of the cache of callers' networks, in characters of its keys: some thousand callers. */
const maxSize = 100_000;

/**
 * Returns a function that finds the caller's network for the log: the truncated IP address seen by the outermost
 * trusted proxy (behaviours 21.9, 22.5). It is found once for each connection, or for each caller behind proxies, which
 * share their connections among all callers.
 * @param trustedProxies number of proxies in front of the server (`TRUST_PROXY`)
 */
export function callerNetwork(trustedProxies: number): CallerNetwork {
  const bySocket = new WeakMap<Socket, { network: string | null }>();
  const byCaller = new LRUCache<string, { network: string | null }>({
    maxSize,
    sizeCalculation: (_network, caller) => caller.length,
  });
  return (request, forwarded) => {
    const { socket } = request;
    const caller = trustedProxies > 0 ? `${socket.remoteAddress} ${forwarded}` : null;
    const seen = caller === null ? bySocket.get(socket) : byCaller.get(caller);
    if (seen) return seen.network;
    const network = truncatedIp(proxyAddress(request, (_, hop) => hop < trustedProxies));
    if (caller === null) bySocket.set(socket, { network });
    else byCaller.set(caller, { network });
    return network;
  };
}
