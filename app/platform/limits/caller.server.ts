import { ipKeyGenerator } from "express-rate-limit";

/** Bits of an IPv6 address: providers commonly give one household or company a network of this size. */
export const ipv6NetworkBits = 56;

/**
 * The caller that a limit counts (behaviour 18.6): an IPv4 address, or the /56 network of an IPv6 address.
 * @param address as the socket gives it; `::ffff:` addresses are IPv4
 */
export function callerKey(address: string): string {
  return ipKeyGenerator(address.split("%", 1)[0] ?? "", ipv6NetworkBits);
}
