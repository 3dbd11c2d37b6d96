import { expect, test } from "vitest";
import { addItems, isContained } from "./add-to";

const item = (code: string, quantity = 1) => ({ code, quantity, name: code, same: [code] });

test.each([
  ["nothing", "1._rHol.A*2.LR-110-CH", true],
  ["more pieces", "1._rHol.A*3.LR-110-CH", true],
  ["a line of another room", "1.X._rHol.A*2.LR-110-CH", true],
  ["a piece", "1._rHol.A.LR-110-CH", false],
  ["a line, beside a longer number", "1._rHol.A*2.LR-110-CHX", false],
  ["a line, which another room has", "1.LR-110-CH._rHol.A*2", false],
  ["all of it", "1", false],
])("it is known whether an addition was overwritten: %s changed in %s (27.13)", (_, list, expected) => {
  const addition = addItems("1._rHol.A", [item("A"), item("LR-110-CH")], false);
  expect(addition.after).toBe("1._rHol.A*2.LR-110-CH");
  expect(isContained(addition, list)).toBe(expected);
});

test("a quantity that was left to be filled in counts as contained, whatever it is by then", () => {
  const addition = addItems("1.A*999", [item("A")], false);
  expect(isContained(addition, "1.A*0")).toBe(true);
  expect(isContained(addition, "1.A*7")).toBe(true);
  expect(isContained(addition, "1.B")).toBe(false);
});
