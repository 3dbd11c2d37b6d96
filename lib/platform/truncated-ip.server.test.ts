import fc from "fast-check";
import { expect, test } from "vitest";
import { truncatedIp } from "./truncated-ip.server";

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::"],
  ["2001:db8::1", "2001:db8:0::"],
  ["fe80::1%eth0", "fe80:0:0::"],
  ["::1", "0:0:0::"],
  ["203.0.113.77:8080", "203.0.113.0"],
])("%s is logged as %s", (address, expected) => expect(truncatedIp(address)).toBe(expected));

test.each(["", "unknown", "1.2.3", undefined])("%j is not an address", (address) =>
  expect(truncatedIp(address)).toBeNull(),
);

test("callers of one network are indistinguishable", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
      expect(truncatedIp(address.replace(/\d+$/, String(last)))).toBe(truncatedIp(address));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }), fc.nat(0xffff), (groups, last) => {
      const written = (all: number[]) => all.map((group) => group.toString(16)).join(":");
      expect(truncatedIp(written([...groups.slice(0, 7), last]))).toBe(truncatedIp(written(groups)));
    }),
  );
});
