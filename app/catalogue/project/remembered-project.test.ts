import { expect, test } from "vitest";
import { projectHref } from "./remember-project";
import { linesIn } from "./remembered-project";

test("the frame counts lines, not rooms", () => {
  expect(linesIn("1.LR-120-CH*2._rKuchnia 2_-0.OS-410-SS")).toBe(2);
  expect([linesIn("1"), linesIn(""), linesIn("1._rA._rB")]).toEqual([0, 0, 0]);
});

test("a list has a URL, and the page without one too", () => {
  expect(projectHref("1.A*2._rB c")).toBe("/projekt?l=1.A*2._rB+c");
  expect(projectHref("")).toBe("/projekt");
});
