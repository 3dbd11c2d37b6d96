import { isIPv6 } from "node:net";

/** Groups of four hexadecimal digits in the part of an IPv6 address that one connection gets: /56 cuts the fourth. */
const wholeGroups = 3;

/**
 * Whom a limit counts: an IPv4 address, or the /56 network of an IPv6 address, which is one household.
 * @param address as the socket gives it; `::ffff:` addresses are IPv4
 */
export function callerKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const groups = expand(address.replace(/%.*$/, ""));
  const fourth = groups[wholeGroups] ?? "0";
  return [...groups.slice(0, wholeGroups), fourth.padStart(4, "0").slice(0, 2)].join(":");
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const missing = Array<string>(8 - before.length - after.length).fill("0");
  return tail === undefined ? before : [...before, ...missing, ...after];
}
