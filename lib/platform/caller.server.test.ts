import { expect, it } from "vitest";
import { callerKey, truncatedIp } from "./caller.server";

it.each([
  ["192.0.2.7", "::ffff:192.0.2.7"],
  ["2001:db8:1:ab12:1::1", "2001:db8:1:abff::2"],
  ["2001:db8:1:1::1", "2001:db8:1::1"],
  ["::1", "0:0:0:0:0:0:0:1"],
  ["2001:DB8::1", "2001:0db8:0:0:0:0:0:2"],
  ["fe80::1%eth0", "fe80::2"],
])("a caller is one IPv4 address, or the /56 network of an IPv6 one: %s and %s (18.6)", (one, other) =>
  expect(callerKey(one)).toBe(callerKey(other)),
);

it.each([
  ["2001:db8:1:ab12::1", "2001:db8:1:ac12::1"],
  ["2001:db8:1:100::1", "2001:db8:1::1"],
  ["192.0.2.7", "192.0.2.8"],
])("a limit counts another caller at %s than at %s (18.6)", (one, other) =>
  expect(callerKey(one)).not.toBe(callerKey(other)),
);

it.each([
  ["203.0.113.2", ["203.0.113.2:40001", '"203.0.113.2:40002"', " 203.0.113.2", "::ffff:203.0.113.2"]],
  ["203.0.113.2", ["::ffff:cb00:7102", "[::ffff:203.0.113.2]:80", "::ffff:203.0.113.2:8080"]],
  ["2001:db8::1", ["[2001:db8::1]", "[2001:db8::1]:443", '"[2001:db8::1]:443"', "2001:db8::1%eth0"]],
  ["", ["unknown", "_hidden", "x1", "1.2.3:80", "[]:80", "-"]],
])("a limit counts the caller %j however a proxy writes it (18.6)", (ip, written) =>
  expect(written.map(callerKey)).toEqual(written.map(() => callerKey(ip))),
);

it.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::"],
  ["2001:db8::1", "2001:db8:0::"],
  ["fe80::1%eth0", "fe80:0:0::"],
  ["::1", "0:0:0::"],
  ["203.0.113.77:8080", "203.0.113.0"],
])("%s is logged as %s", (address, expected) => expect(truncatedIp(address)).toBe(expected));

it.each(["", "unknown", "1.2.3", undefined])("%j is not an address", (address) =>
  expect(truncatedIp(address)).toBeNull(),
);
