import { isIPv4, isIPv6 } from "node:net";

/**
 * A network address as the log may keep it: the network of it, not the caller (IPv4 /24, IPv6 /48).
 * @param address as the socket or a trusted proxy gives it; anything else becomes `null`
 */
export function shortenedAddress(address: string | undefined): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (isIPv4(plain)) return plain.replace(/\d+$/, "0");
  if (!isIPv6(plain)) return null;
  const [head = "", tail] = plain.replace(/%.*$/, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const isWhole = tail === undefined || before.length >= 3;
  const groups = isWhole ? before.slice(0, 3) : [...before, "0", "0", "0"].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::`;
}
