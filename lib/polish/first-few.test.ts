import { expect, test } from "vitest";
import { firstFew } from "./first-few";

test("of many names the first are told, and how many others there are", () => {
  const told = [1, 2, 3, 7].map((length) =>
    firstFew(["a", "b", "c", "d", "e", "f", "g"].slice(0, length), 2),
  );
  expect(told).toEqual(["a", "a, b", "a, b (i\u00a0jeszcze\u00a01)", "a, b (i\u00a0jeszcze\u00a05)"]);
  expect(firstFew(["a", "b"], 1, 1_200)).toBe("a (i\u00a0jeszcze\u00a01199)");
});
