import { expect, test } from "vitest";
import { addressOfRemembered, codesIn, replacesRemembered } from "./remembered-project";

test("the frame counts lines, not rooms", () => {
  expect(codesIn("1.LR-120-CH*2._rKuchnia 2_-0.OS-410-SS")).toEqual(["LR-120-CH", "OS-410-SS"]);
  expect([codesIn("1"), codesIn("")]).toEqual([[], []]);
});

test("a kept list has an address, also with something added", () => {
  expect(addressOfRemembered("")).toBe("/projekt");
  expect(addressOfRemembered("1.A*2._rB c")).toBe("/projekt?l=1.A*2._rB+c");
  expect(addressOfRemembered("1.A", "LR-110,LR-120")).toBe("/projekt?l=1.A&dodaj=LR-110%2CLR-120");
});

test.each([
  ["the first list", "1.A", "", undefined, true],
  ["a list made of it on the page", "1.B", "1.A", "1.A", true],
  ["an emptied list", "1", "1.A", "1.A", true],
  ["a list with all of it and more", "1.B._rX.A*3", "1.A", undefined, true],
  ["somebody else's list", "1.B", "1.A", undefined, false],
  ["somebody else's list after another one", "1.C", "1.A", "1.B", false],
  ["an empty list that somebody has sent", "1", "1.A", undefined, false],
])("%s: %s beside %s", (_, list, remembered, before, replaces) => {
  expect(replacesRemembered(list, remembered, before)).toBe(replaces);
});
