import { expect, test } from "vitest";
import { polishAmounts, polishNumber } from "./number";

test.each([
  [0, 0],
  [9_999, 0],
  [1_234_567, 0],
  [47.04, 1],
  [12.345, 2],
  [0.1 + 0.2, 2],
])("%d with at most %d decimals is written as the browser would", (value, decimals) => {
  const expected = new Intl.NumberFormat("pl-PL", { maximumFractionDigits: decimals }).format(value);
  expect(polishNumber(value, decimals)).toBe(expected);
});

test.each([
  [8600, 11_400, "8\u00a0600–\u206011\u00a0400"],
  [31.5, 36, "31,50–\u206036,00"],
  [6000, 6000, "6\u00a0000"],
  [1_234.5, 1_234.5, "1\u00a0234,50"],
])("pay from %d to %d is written as %s", (min, max, amounts) =>
  expect(polishAmounts(min, max)).toBe(amounts),
);
