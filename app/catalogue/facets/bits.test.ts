import { expect, test } from "vitest";
import { bitsOf, countCommon, has, intersection, union } from "./bits";

const places = (bits: Uint32Array, size: number) =>
  Array.from({ length: size }, (_, place) => place).filter((place) => has(bits, place));

test("a set holds what was added, also at word boundaries", () => {
  expect(places(bitsOf(70, [0, 31, 32, 63, 69]), 70)).toEqual([0, 31, 32, 63, 69]);
});

test("intersection and union leave the given sets unchanged", () => {
  const [one, other] = [bitsOf(70, [1, 31, 69]), bitsOf(70, [31, 40, 69])];
  expect(places(intersection(one, [other]), 70)).toEqual([31, 69]);
  expect(places(union(70, [one, other]), 70)).toEqual([1, 31, 40, 69]);
  expect(places(one, 70)).toEqual([1, 31, 69]);
});

test("common places are counted, full words included", () => {
  const all = bitsOf(
    100,
    Array.from({ length: 100 }, (_, place) => place),
  );
  expect(countCommon(all, all)).toBe(100);
  expect(countCommon(all, bitsOf(100, [31, 64]))).toBe(2);
  expect(countCommon(all, bitsOf(100))).toBe(0);
});
