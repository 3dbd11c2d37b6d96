import { expect, test } from "vitest";
import { codeCheck, codeReader } from "./code-pattern";

const pattern = "[A-Z]{2,4}-[0-9]{2,4}(-[A-Z0-9]{1,4}){0,2}";

test.each(["LR-120-CH", "lr120ch", "EP-20", "ep_20", "LR.120/CH"])("%s looks like a code (25.12)", (word) =>
  expect(codeReader(pattern)(word)).toBe(true),
);

test.each(["250mm", "G1/2", "x2", "DN50", "PN16", "EN817", "120-LR"])("%s looks like none (25.12)", (word) =>
  expect(codeReader(pattern)(word)).toBe(false),
);

test("another brand's codes look as its pattern says (25.12)", () => {
  const reads = codeReader("LMP-[0-9]{5}");
  expect(["LMP-10000", "lmp10000", "LR-120"].map(reads)).toEqual([true, true, false]);
});

test("a code of content has the capitals and separators of the pattern", () => {
  expect(["LR-120", "LR-120-CH", "LR120", "lr-120", "LR-12345"].map(codeCheck(pattern))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
