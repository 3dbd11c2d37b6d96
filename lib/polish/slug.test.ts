import { describe, expect, test } from "vitest";
import { foldPolish, slugOf } from "./slug";

describe("slugOf", () => {
  test("lower-cases, drops Polish diacritics and joins words with dashes", () => {
    expect(slugOf("Pomoc techniczna")).toBe("pomoc-techniczna");
    expect(slugOf("Zażółć gęślą jaźń, ŁÓDŹ!")).toBe("zazolc-gesla-jazn-lodz");
  });

  test("treats a no-break space and any punctuation as a gap", () => {
    expect(slugOf("Co\u00a0dalej – 2026 r.?")).toBe("co-dalej-2026-r");
  });
});

test("foldPolish gives the same for texts that differ only in case and diacritics", () => {
  expect(foldPolish("Świętochłowice")).toBe(foldPolish("SWIETOCHLOWICE"));
});
