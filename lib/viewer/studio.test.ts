import { expect, test } from "vitest";
import { studioLight } from "./studio";

test("chrome that stands finds both bright boxes and black flags to reflect, all around and at its own height", () => {
  const around = Array.from({ length: 360 }, (_, azimuth) =>
    studioLight({ surface: "floor", tilt: 0 }, azimuth, 0),
  );
  expect(Math.max(...around)).toBeGreaterThan(1.5);
  expect(Math.min(...around)).toBeLessThan(0.1);
  const turns = around.filter((light, azimuth) => light > 0.5 !== (around.at(azimuth - 1) ?? 0) > 0.5);
  expect(turns.length).toBeGreaterThanOrEqual(6);
});

test("what hangs has a bright wall behind it and a dark room before it", () => {
  expect(studioLight({ surface: "wall", tilt: 0 }, 180, 10)).toBeGreaterThan(0.6);
  expect(studioLight({ surface: "wall", tilt: 0 }, 45, -10)).toBeLessThan(0.2);
});
