import { expect, test } from "vitest";
import { cornersOf, edgeFor, isTrue } from "./dimension-lines";

/** A box seen from the right and from above: to the right is `x` and, less, to the left `z`; depth goes down. */
const corners = cornersOf([0, 4], [0, 6], [0, 2], (x, y, z) => ({ x: 10 + x - z, y: 20 - y + z + x / 4 }));

test("the height is at the left, width and depth are below", () => {
  expect(edgeFor("height", corners)).toEqual([
    { x: 8, y: 22 },
    { x: 8, y: 16 },
  ]);
  expect(edgeFor("width", corners)).toEqual([
    { x: 8, y: 22 },
    { x: 12, y: 23 },
  ]);
  expect(edgeFor("depth", corners)).toEqual([
    { x: 14, y: 21 },
    { x: 12, y: 23 },
  ]);
});

test("a length is shown only where the model has it", () => {
  expect(isTrue(160, 160.4)).toBe(true);
  expect(isTrue(1100, 1519.9)).toBe(false);
});
