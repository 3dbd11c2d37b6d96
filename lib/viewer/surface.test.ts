import { expect, test } from "vitest";
import { shareOf, surfaceOf } from "./surface";

const box = (y: number, z: number) => ({ min: { x: -0.025, y, z }, max: { x: 0.025, y: 0.16, z: 0.128 } });

const trap = { min: { x: -0.036, y: 0, z: -0.23 }, max: { x: 0.036, y: 0.334, z: 0.033 } };
const handShower = { min: { x: -0.055, y: -0.015, z: -0.012 }, max: { x: 0.055, y: 0.235, z: 0.018 } };
const builtIn = { min: { x: -0.131, y: -0.095, z: -0.068 }, max: { x: 0.131, y: 0.089, z: 0.02 } };

test.each([
  ["on the wall, if its back lies there", "wall", box(0, -0.0002)],
  ["even if its foot is at the origin", "wall", box(-0.0325, 0)],
  ["at one, if it is built in", "wall", builtIn],
  ["on the floor, else", "floor", box(0, -0.025)],
  ["also somewhat below it", "floor", box(-0.0134, -0.0098)],
  ["on the wall, if it leads there from below a basin", "wall", trap],
  ["on the wall, if it has no foot, but is held", "wall", handShower],
])("a model is shown %s", (_, surface, model) => expect(surfaceOf(model)).toBe(surface));

const mirror = (size: number) => ({
  min: { x: -size / 2, y: -size / 2, z: 0 },
  max: { x: size / 2, y: size / 2, z: 0.03 },
});
const column = { min: { x: -0.144, y: -0.43, z: 0 }, max: { x: 0.144, y: 1.09, z: 0.583 } };

test("mirrors are shown in the relation of their sizes, a hook smaller than a tap, a column larger (23.10)", () => {
  expect(shareOf(mirror(0.6)) / shareOf(mirror(0.8))).toBeCloseTo(0.75);
  const hook = { min: { x: -0.024, y: -0.024, z: 0 }, max: { x: 0.024, y: 0.024, z: 0.05 } };
  const shares = [hook, box(0, -0.025), column].map(shareOf);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});
