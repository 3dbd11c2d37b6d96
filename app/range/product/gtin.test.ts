import { expect, test } from "vitest";
import { gtin14, isGtin13 } from "./gtin";

test.each(["9520000000103", "4006381333931", "5901234123457"])("%s has the right check digit", (code) =>
  expect(isGtin13(code)).toBe(true),
);

test.each(["9520000000104", "5901234123475", "590123412345", "59012341234577", "590123412345X", ""])(
  "%j is not a GTIN-13",
  (code) => expect(isGtin13(code)).toBe(false),
);

test.each([
  ["GTIN-8", "96385074", "00000096385074"],
  ["UPC", "036000291452", "00036000291452"],
  ["EAN", "5901234123457", "05901234123457"],
  ["EAN in 14 digits", "05901234123457", "05901234123457"],
  ["a carton's number", "15901234123454", "15901234123454"],
])("a %s is padded to 14 digits", (_, value, padded) => expect(gtin14(value)).toBe(padded));

test.each(["9638507", "96385073", "005901234123457", "5901234123 457", "٩٦٣٨٥٠٧٤", "-96385074", ""])(
  "%j is not a GTIN",
  (value) => expect(gtin14(value)).toBeNull(),
);
