import { isIPv4, isIPv6 } from "node:net";
import { plainIp } from "./caller.server";

/**
 * Truncates an IP address to its network for the log: /24 for IPv4, /48 for IPv6. The network does not identify the
 * caller (behaviour 22.5).
 * @param ip from the socket or a trusted proxy
 * @returns `null` for an invalid address
 */
export function truncatedIp(ip: string | undefined): string | null {
  const plain = plainIp(ip).replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf("."))}.0`;
  if (!isIPv6(plain)) return null;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const isWhole = tail === undefined || before.length >= 3;
  const groups = isWhole ? before.slice(0, 3) : [...before, "0", "0", "0"].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::`;
}
