import { expect, test } from "vitest";
import { readLinkPath } from "./path";

const gtin = "05901234123457";

test.each([
  ...["/01/05901234123457", "/01/5901234123457", "/01/5901234123457/", "/01/5901234123457/10/PARTIA-7"],
  ...["/01/5901234123457/21/A%2F1", "/01/5901234123457/22/2A/10/7/21/12345", "/01/5901234123457/235/OBCY"],
])("a GTIN is read from %s", (path) => expect(readLinkPath(path)).toEqual({ gtin }));

test.each([
  ["no number", "/01/", /od 8 do 14 cyfr/],
  ["no number", "/01", /od 8 do 14 cyfr/],
  ["other signs", "/01/590123412345X", /od 8 do 14 cyfr/],
  ["too many digits", "/01/005901234123457", /od 8 do 14 cyfr/],
  ["a wrong digit", "/01/5901234123458", /Cyfra kontrolna/],
  ["an unknown continuation", "/01/5901234123457/foo", /Po numerze/],
  ["another order", "/01/5901234123457/21/1/10/2", /Po numerze/],
  ["a lot without its value", "/01/5901234123457/10", /Po numerze/],
  ["signs that no lot has", "/01/5901234123457/10/%C5%82", /Po numerze/],
  ["what cannot be decoded", "/01/5901234123457/10/%E0%A4", /Po numerze/],
  ["a lot longer than any", `/01/5901234123457/10/${"1".repeat(29)}`, /Po numerze/],
])("why a URL names nothing is said of %s", (_, path, reason) =>
  expect(readLinkPath(path)).toEqual({ fault: expect.stringMatching(reason) }),
);
