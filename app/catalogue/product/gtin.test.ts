import { expect, test } from "vitest";
import { isGtin13 } from "./gtin";

test.each(["9520000000103", "4006381333931", "5901234123457"])("%s has the right check digit", (code) => {
  expect(isGtin13(code)).toBe(true);
});

test.each(["9520000000104", "5901234123475", "590123412345", "59012341234577", "590123412345X", ""])(
  "%j is no GTIN-13",
  (code) => {
    expect(isGtin13(code)).toBe(false);
  },
);
