import { expect, test } from "vitest";
import { polishAmount, polishNumber } from "./number";

test.each([
  [0, 0],
  [24, 0],
  [9_999, 0],
  [10_000, 0],
  [1_234_567, 0],
  [2.5, 1],
  [47.04, 1],
  [12.345, 2],
  [12_500.5, 2],
  [0.1 + 0.2, 2],
])("%d with at most %d decimals is written as the browser would", (value, decimals) => {
  const expected = new Intl.NumberFormat("pl-PL", { maximumFractionDigits: decimals }).format(value);
  expect(polishNumber(value, decimals)).toBe(expected);
});

test("both ends of a pay range are in groups", () => {
  expect([8600, 11_400].map(polishAmount)).toEqual(["8\u00a0600", "11\u00a0400"]);
});
