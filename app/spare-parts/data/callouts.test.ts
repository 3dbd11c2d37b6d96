import type { Geometry } from "lib/fit-rules/geometry/schema.server";
import { describe, expect, test } from "vitest";
import { outline } from "../../../tests/support/samples/fitting-samples";
import { drawCallouts } from "./callouts";

/** A basin tap 200 mm high, whose handle ends at its highest point and whose water comes out 120 mm from its axis. */
const tap: Geometry = {
  units: "mm",
  slug: "bateria",
  uFrom: "axis",
  mount: "deck",
  box: { minU: -30, maxU: 130, minZ: 0, maxZ: 200, width: 60 },
  side: [outline([-30, 0], [30, 0], [30, 180], [90, 200])],
  outlet: { u: 120, z: 100 },
  jet: 0,
};

const parts = [
  { code: "CZ-1", shape: "kartridż" },
  { code: "CZ-2", shape: "aerator gwintowany" },
  { code: "CZ-3", shape: "uchwyt okrągły" },
  { code: "CZ-4", shape: "wąż przyłączeniowy" },
  { code: "CZ-5", shape: "mocowanie do blatu" },
  { code: "CZ-6", shape: "szpilka" },
  { code: "CZ-7", shape: null },
] as const;

const numbers = (...args: Parameters<typeof drawCallouts>) =>
  drawCallouts(...args)?.places.map(({ number }) => number);

describe("numbers on a product's drawing (16.20)", () => {
  test("point at the parts whose place is known for certain", () => {
    expect(numbers(tap, parts, "on body")).toEqual([1, 2, 3, 4, 5]);
  });

  test("leave out a handle that may be anywhere", () => {
    expect(numbers(tap, parts, null)).toEqual([2, 4, 5]);
  });

  test("are where the part is: the aerator lower than the handle, the fixing at the bottom", () => {
    const drawn = drawCallouts(tap, parts, "on body");
    const at = (number: number) => drawn?.places.find((place) => place.number === number)?.from;
    // 160 × 200 mm with numbers on both sides leave 148 px for the drawing: a scale of 0.925.
    expect(at(2)?.x).toBeCloseTo(66 + 150 * 0.925, 0);
    expect(at(2)?.y).toBeCloseTo(22 + 100 * 0.925, 0);
    expect(at(3)?.y).toBe(22);
    expect(at(5)?.y).toBeCloseTo(22 + 200 * 0.925, 0);
  });

  test("are at the nearer side, far enough apart for a finger, within 280 px", () => {
    const drawn = drawCallouts(tap, parts, "on body");
    expect(drawn?.width).toBeLessThanOrEqual(280);
    const places = drawn?.places ?? [];
    const columns = [...new Set(places.map(({ to }) => to.x))].map((x) =>
      places.filter(({ to }) => to.x === x),
    );
    expect(columns.map((column) => column.map(({ number }) => number))).toEqual([
      [1, 4, 5],
      [2, 3],
    ]);
    for (const column of columns) {
      const heights = column.map(({ to }) => to.y).sort((one, other) => one - other);
      for (const [place, y] of heights.slice(1).entries())
        expect(y - (heights[place] ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const { to } of places) expect(to.y).toBeLessThanOrEqual((drawn?.height ?? 0) - 22);
  });

  test("are not drawn where no place is certain", () => {
    expect(drawCallouts(tap, [{ code: "CZ-6", shape: "szpilka" }], "on body")).toBeNull();
  });

  test("of a wall mixer are at its inlets", () => {
    const inlet = { u: 0, z: 10, x: 75, size: "G 1/2", kind: "inlet" as const };
    const mixer: Geometry = { ...tap, uFrom: "wall", mount: "wall", connections: [inlet] };
    const union = [{ code: "CZ-1501", shape: "mimośród" }] as const;
    expect(numbers(mixer, union, null)).toEqual([1]);
    expect(numbers({ ...mixer, connections: undefined }, union, null)).toBe(undefined);
  });
});
