import { expect, test } from "vitest";
import { addressOfRemembered, codesIn } from "./remembered-project";

test("the frame counts lines, not rooms", () => {
  expect(codesIn("1.LR-120-CH*2._rKuchnia 2_-0.OS-410-SS")).toEqual(["LR-120-CH", "OS-410-SS"]);
  expect([codesIn("1"), codesIn("")]).toEqual([[], []]);
});

test.each([
  ["", "", null],
  ["", "1.A*2._rB c", "l=1.A*2._rB+c"],
  ["dodaj=LR-110", "", "dodaj=LR-110&l=1"],
  ["dodaj=LR-110,LR-120&dodaj=KN-110&jezyk=en", "1.A", "dodaj=LR-110%2CLR-120&dodaj=KN-110&jezyk=en&l=1.A"],
  ["l=1.B", "1.A", null],
  ["l=1.B&dodaj=A", "1.A", null],
])("/projekt?%s beside %j becomes %j", (search, remembered, query) => {
  const address = addressOfRemembered(new URLSearchParams(search), remembered);
  expect(address).toBe(query && `/projekt?${query}`);
});
