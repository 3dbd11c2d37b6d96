import { ipKeyGenerator } from "express-rate-limit";

/** One household or company gets a network of this size, in bits of an IPv6 address. */
export const ipv6NetworkBits = 56;

/**
 * Whom a limit counts: an IPv4 address, or the /56 network of an IPv6 address.
 * @param address as the socket gives it; `::ffff:` addresses are IPv4
 */
export function callerKey(address: string): string {
  return ipKeyGenerator(address.replace(/%.*$/, ""), ipv6NetworkBits);
}
