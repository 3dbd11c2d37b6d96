import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalAddress, knownParameters } from "./canonical-address";

const known = knownParameters([
  { path: "aktualnosci", searchParams: ["strona", "tag"] },
  { path: "produkty/*", searchParams: ["kolor"] },
  { searchParams: ["q"] },
  { path: "o-nas" },
  { path: "*" },
]);

test.each([
  ["/o-nas", "/o-nas"],
  ["/o-nas?utm_source=a&fbclid=b", "/o-nas"],
  ["/aktualnosci?tag=x&strona=2", "/aktualnosci?strona=2&tag=x"],
  ["/aktualnosci?strona=2&gclid=1&tag=x", "/aktualnosci?strona=2&tag=x"],
  ["/produkty/4100-baterie/4101?kolor=czarny&strona=2", "/produkty/4100-baterie/4101?kolor=czarny"],
  ["/?q=a", "/?q=a"],
  ["/?", "/"],
  ["/nie-ma?a=1", "/nie-ma"],
])("%s is cached as %s", (url, expected) => {
  expect(canonicalAddress(url, known)).toBe(expected);
});

test("values of one parameter keep their order", () => {
  expect(canonicalAddress("/produkty/x?kolor=b&kolor=a", known)).toBe("/produkty/x?kolor=b&kolor=a");
});

test("Remix's data requests and translated pages have entries of their own", () => {
  expect(canonicalAddress("/o-nas?utm=1&_data=root", known)).toBe("/o-nas?_data=root");
  expect(canonicalAddress("/o-nas?jezyk=en&utm=1", known)).toBe("/o-nas?jezyk=en");
  expect(canonicalAddress("/o-nas?jezyk=de", known)).toBe("/o-nas");
});

describe("for any address", () => {
  const parameter = fc.tuple(
    fc.oneof(fc.constantFrom("strona", "tag", "utm_source", "jezyk", "__proto__"), fc.string()),
    fc.string(),
  );
  const query = fc.array(parameter).map((pairs) => new URLSearchParams(pairs).toString());

  test("a canonical address stays the same", () => {
    fc.assert(
      fc.property(query, (search) => {
        const once = canonicalAddress(`/aktualnosci?${search}`, known);
        expect(canonicalAddress(once, known)).toBe(once);
      }),
    );
  });

  test("unknown parameters never make another entry", () => {
    fc.assert(
      fc.property(query, query, (search, noise) => {
        const foreign = new URLSearchParams(
          [...new URLSearchParams(noise)].map(([name, value]): [string, string] => [`x-${name}`, value]),
        );
        expect(canonicalAddress(`/aktualnosci?${foreign}&${search}`, known)).toBe(
          canonicalAddress(`/aktualnosci?${search}`, known),
        );
      }),
    );
  });

  test("values of known parameters always make another entry", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
        const at = (tag: string) => canonicalAddress(`/aktualnosci?${new URLSearchParams({ tag })}`, known);
        expect(at(one) === at(other)).toBe(one === other);
      }),
    );
  });
});
