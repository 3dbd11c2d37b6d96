import { expect, test } from "vitest";
import { studioLight } from "./studio";

test("chrome finds both bright boxes and black flags to reflect, all around and at its own height", () => {
  const around = Array.from({ length: 360 }, (_, azimuth) => studioLight(azimuth, 0));
  expect(Math.max(...around)).toBeGreaterThan(1.5);
  expect(Math.min(...around)).toBeLessThan(0.1);
  const turns = around.filter((light, azimuth) => light > 0.5 !== (around.at(azimuth - 1) ?? 0) > 0.5);
  expect(turns.length).toBeGreaterThanOrEqual(6);
});

test("the sweep below is white from every side", () => {
  for (const azimuth of [-150, -68, 0, 72, 180]) expect(studioLight(azimuth, -60)).toBeCloseTo(0.98);
});

test("there is no seam at the back", () => {
  expect(studioLight(-180, 20)).toBeCloseTo(studioLight(180, 20));
});
