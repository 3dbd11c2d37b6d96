import fc from "fast-check";
import { expect, test } from "vitest";
import { lengthPattern, readLength } from "./typed-length";

test.each([
  ["140", 140],
  [" 140 mm ", 140],
  ["140mm", 140],
  ["14 cm", 140],
  ["14,5cm", 145],
  ["14.25 cm", 143],
  ["0,14 m", 140],
  ["139,6", 140],
  ["0140", 140],
  ["0", 0],
])("„%s” is %i mm (26.20)", (text, mm) => expect(readLength(text)).toEqual({ kind: "length", mm }));

test.each([
  ...["-5", "1e9", "abc", "14 cali", "14 cm 5", "140,", "123456", "<b>", "١٤٠", "14 km"],
  ...["\0", "9".repeat(2_000)],
])("„%s” is not a length (26.25)", (text) => expect(readLength(text)).toEqual({ kind: "unreadable" }));

test("nothing but spaces is nothing", () => {
  expect(readLength("  ")).toEqual({ kind: "empty" });
});

test("the browser's own check accepts what is read, and only that", () => {
  const pattern = new RegExp(`^(?:${lengthPattern})$`, "v");
  const typed = fc.string({ unit: fc.constantFrom(..."0149 ,.mc-x"), maxLength: 8 });
  fc.assert(
    fc.property(typed, (text) => {
      const isRead = readLength(text).kind === "length";
      if (text.trim() !== "") expect(pattern.test(text), text).toBe(isRead);
    }),
    { numRuns: 2_000 },
  );
});
