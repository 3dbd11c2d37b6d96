import { expect, test } from "vitest";
import { codesIn, projectHref } from "./remembered-project";

test("the frame counts lines, not rooms", () => {
  expect(codesIn("1.LR-120-CH*2._rKuchnia 2_-0.OS-410-SS")).toEqual(["LR-120-CH", "OS-410-SS"]);
  expect([codesIn("1"), codesIn("")]).toEqual([[], []]);
});

test("a list has a URL, and the page without one too", () => {
  expect(projectHref("1.A*2._rB c")).toBe("/projekt?l=1.A*2._rB+c");
  expect(projectHref("")).toBe("/projekt");
});
