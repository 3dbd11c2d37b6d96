import { expect, test } from "vitest";
import { shadowRays, studioLight } from "./studio";

test("chrome that stands finds both bright boxes and black flags to reflect, all around and at its own height", () => {
  const around = Array.from({ length: 360 }, (_, azimuth) => studioLight("floor", azimuth, 0));
  expect(Math.max(...around)).toBeGreaterThan(1.5);
  expect(Math.min(...around)).toBeLessThan(0.1);
  const turns = around.filter((light, azimuth) => light > 0.5 !== (around.at(azimuth - 1) ?? 0) > 0.5);
  expect(turns.length).toBeGreaterThanOrEqual(6);
});

test("the sweep below is white from every side", () => {
  for (const azimuth of [-150, -68, 0, 72, 180]) expect(studioLight("floor", azimuth, -60)).toBeCloseTo(0.98);
});

test("what hangs has a bright wall behind it and a dark room before it", () => {
  expect(studioLight("wall", 180, 10)).toBeGreaterThan(0.7);
  expect(studioLight("wall", 0, -20)).toBeLessThan(0.2);
});

test("there is no seam at the back", () => {
  for (const surface of ["floor", "wall"] as const)
    expect(studioLight(surface, -180, 20)).toBeCloseTo(studioLight(surface, 180, 20));
});

test("rays to the ground come from above it, most of their light from the brighter side", () => {
  for (const surface of ["floor", "wall"] as const) {
    const rays = shadowRays(surface);
    expect(rays.every(({ z }) => z > 0)).toBe(true);
    expect(rays.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
  const fromTheLeft = shadowRays("floor").filter(({ x }) => x < 0);
  expect(fromTheLeft.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.5);
});
