import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { truncatedIp } from "lib/platform/caller.server";
import proxyAddress from "proxy-addr";

/** @param forwarded the request's `X-Forwarded-For` */
export type CallerNetwork = (
  request: IncomingMessage,
  forwarded: IncomingMessage["headers"][string],
) => string | null;

/**
 * Returns a function that finds the caller's network for the log: the truncated IP address seen by the outermost
 * trusted proxy (behaviours 21.9, 22.5). It is found once for each connection, or for what a proxy says on one.
 * @param trustedProxies number of proxies in front of the server (`TRUST_PROXY`)
 */
export function callerNetwork(trustedProxies: number): CallerNetwork {
  const known = new WeakMap<Socket, { said: unknown; network: string | null }>();
  return (request, forwarded) => {
    const said = trustedProxies > 0 ? forwarded : undefined;
    const seen = known.get(request.socket);
    if (seen && seen.said === said) return seen.network;
    const network = truncatedIp(proxyAddress(request, (_, hop) => hop < trustedProxies));
    known.set(request.socket, { said, network });
    return network;
  };
}
