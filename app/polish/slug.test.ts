import { describe, expect, test } from "vitest";
import { foldPolish, slugOf } from "./slug";

describe("slugOf", () => {
  test("lowers, drops Polish diacritics and joins words with dashes", () => {
    expect(slugOf("Pomoc techniczna")).toBe("pomoc-techniczna");
    expect(slugOf("Zażółć gęślą jaźń, ŁÓDŹ!")).toBe("zazolc-gesla-jazn-lodz");
  });

  test("takes a no-break space and any punctuation for a gap", () => {
    expect(slugOf("Co\u00a0dalej – 2026 r.?")).toBe("co-dalej-2026-r");
  });
});

test("foldPolish makes texts alike that differ in case and diacritics only", () => {
  expect(foldPolish("Świętochłowice")).toBe(foldPolish("SWIETOCHLOWICE"));
});
