import { ipKeyGenerator } from "express-rate-limit";

/**
 * Length in bits of the prefix that identifies an IPv6 caller. Providers commonly assign a /56 to a household or
 * company.
 */
export const ipv6NetworkBits = 56;

/**
 * Returns the key by which rate limits identify a caller (behaviour 18.6): an IPv4 address, or the /56 network of an
 * IPv6 address.
 * @param ip as reported by the socket; `::ffff:` addresses count as IPv4
 */
export function callerKey(ip: string): string {
  return ipKeyGenerator(ip.split("%", 1)[0] ?? "", ipv6NetworkBits);
}
