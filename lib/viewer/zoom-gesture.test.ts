import { expect, test } from "vitest";
import { wheelFactor } from "./zoom-gesture";

const turned = (deltaY: number, more = {}) => wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false, ...more });

test("the wheel makes larger upwards and smaller downwards, and back again", () => {
  expect(turned(-100)).toBeGreaterThan(1.1);
  expect(turned(-100)).toBeLessThan(1.3);
  expect(turned(100) * turned(-100)).toBeCloseTo(1);
});

test("a wheel that counts in lines, and a trackpad's small pinches, do as much", () => {
  expect(turned(-6, { deltaMode: 1 })).toBeCloseTo(turned(-96));
  expect(turned(-15, { ctrlKey: true })).toBeCloseTo(turned(-100));
});
