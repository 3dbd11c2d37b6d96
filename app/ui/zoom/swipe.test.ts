import { expect, test } from "vitest";
import { swipeOf } from "./swipe";

test.each([
  [-60, 10, "left"],
  [60, -40, "right"],
  [20, 80, "down"],
  [20, -80, null],
  [-30, 12, null],
  [0, 0, null],
])("a finger that moves by %i, %i swipes %s", (right, down, direction) => {
  expect(swipeOf(right, down)).toBe(direction);
});
