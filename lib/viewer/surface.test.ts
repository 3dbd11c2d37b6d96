import { expect, test } from "vitest";
import { shareOf, standingOf, surfaceOf } from "./surface";

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

test("basins and trays are seen from higher up, a shower over the head from below, all else as usual (16.5)", () => {
  const models = {
    basin: { min: { x: -0.2, y: 0, z: -0.2 }, max: { x: 0.2, y: 0.13, z: 0.2 } },
    hungBasin: { min: { x: -0.3, y: -0.128, z: 0 }, max: { x: 0.3, y: 0, z: 0.46 } },
    shower: { min: { x: -0.125, y: -0.087, z: 0 }, max: { x: 0.125, y: 0.032, z: 0.505 } },
    rail: { min: { x: -0.324, y: -0.024, z: 0 }, max: { x: 0.324, y: 0.024, z: 0.072 } },
    tap: box(0, -0.025),
  };
  const tilts = Object.entries(models).map(([name, model]) => [name, Math.sign(standingOf(model).tilt)]);
  expect(Object.fromEntries(tilts)).toEqual({ basin: 1, hungBasin: 1, shower: -1, rail: 0, tap: 0 });
});

const mirror = (size: number) => ({
  min: { x: -size / 2, y: -size / 2, z: 0 },
  max: { x: size / 2, y: size / 2, z: 0.03 },
});

test("a mirror is seen more from its front, a rail more along itself (16.5)", () => {
  const rail = { min: { x: -0.324, y: -0.024, z: 0 }, max: { x: 0.324, y: 0.024, z: 0.072 } };
  const turns = [mirror(0.8), rail, box(0, -0.025)].map((model) => Math.sign(standingOf(model).turn));
  expect(turns).toEqual([-1, 1, 0]);
});

test("mirrors are shown in the relation of their sizes, a hook smaller than a tap, a column larger (23.10)", () => {
  expect(shareOf(mirror(0.6)) / shareOf(mirror(0.8))).toBeCloseTo(0.75);
  const hook = { min: { x: -0.024, y: -0.024, z: 0 }, max: { x: 0.024, y: 0.024, z: 0.05 } };
  const column = { min: { x: -0.144, y: -0.43, z: 0 }, max: { x: 0.144, y: 1.09, z: 0.583 } };
  const shares = [hook, box(0, -0.025), column].map(shareOf);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});
