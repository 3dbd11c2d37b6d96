import { expect, test } from "vitest";
import { firstFew } from "./first-few";

test("of many names the first are told, and how many others there are", () => {
  const told = [1, 2, 3, 7].map((length) =>
    firstFew(["a", "b", "c", "d", "e", "f", "g"].slice(0, length), 2),
  );
  expect(told).toEqual(["a", "a, b", "a, b i 1\u00a0inny", "a, b i 5\u00a0innych"]);
});
