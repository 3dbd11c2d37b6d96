import { expect, test } from "vitest";
import { paperScale } from "./paper-scale";

test.each([
  [480, 280, 5],
  [750, 650, 5],
  [900, 1020, 10],
  [700, 2250, 20],
  [9000, 9000, 20],
])("%i × %i mm are drawn at 1 : %i", (width, height, scale) =>
  expect(paperScale({ width, height })).toBe(scale),
);
