import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import { truncatedIp } from "./truncated-ip.server";

export type CallerNetwork = (request: IncomingMessage) => string | null;

/**
 * The caller in the log: the network of the IP address that the last trusted proxy saw (behaviours 21.9, 22.5).
 * @param trustedProxies `TRUST_PROXY`
 */
export function callerNetwork(trustedProxies: number): CallerNetwork {
  return (request) => truncatedIp(proxyAddress(request, (_, hop) => hop < trustedProxies));
}
