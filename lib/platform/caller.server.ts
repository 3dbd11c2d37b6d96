import { isIP, isIPv4, isIPv6 } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";

/**
 * Length in bits of the prefix that identifies an IPv6 caller. Providers commonly assign a /56 to a household or
 * company.
 */
const ipv6NetworkBits = 56;

/**
 * Returns the key by which rate limits identify a caller (behaviour 18.6): an IPv4 address, or the /56 network of an
 * IPv6 address. All callers without an address share one key.
 * @param ip as reported by the socket or a proxy; `::ffff:` addresses count as IPv4
 */
export function callerKey(ip: string | undefined): string {
  return ipKeyGenerator(plainIp(ip), ipv6NetworkBits);
}

/**
 * Returns an IP address as proxies write it, without quotes, brackets, port and zone: `"[2001:db8::1]:4711"`.
 * @returns an empty string if the text has no address, such as `unknown`
 */
export function plainIp(text = ""): string {
  const ip = text
    .replaceAll('"', "")
    .trim()
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, "$1")
    .replace(/(?<=\.\d{1,3}):\d{1,5}$/, "")
    .replace(/%.*/, "");
  return isIP(ip) ? ip : "";
}

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
