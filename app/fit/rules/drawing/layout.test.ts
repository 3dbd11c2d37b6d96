import fc from "fast-check";
import { expect, test } from "vitest";
import type { Geometry } from "~/range/products.server";
import { outline, sampleFittingModel } from "../../../../tests/support/samples/fitting-samples";
import type { Dimension, Scene, ScenePoint } from "../types/check";
import { type PlacedDimension, textWidth } from "./dimension-lines";
import { narrowest } from "./dimensions";
import { layOut, paperScale } from "./layout";

/** A basin, 400 mm deep and 120 mm high, with walls 10 mm thick. */
const bowl: Geometry = {
  units: "mm",
  slug: "bowl",
  uFrom: "back-edge",
  mount: "countertop",
  box: { minU: 0, maxU: 400, minZ: 0, maxZ: 120, width: 500 },
  side: [outline([0, 120], [400, 120])],
  section: [
    outline([0, 120], [0, 0], [400, 0], [400, 120], [390, 120], [390, 10], [10, 10], [10, 120], [0, 120]),
  ],
};

/** A tap, 250 mm high, with a base 50 mm wide and a reach of 120 mm. */
const tap: Geometry = {
  units: "mm",
  slug: "tap",
  uFrom: "axis",
  mount: "deck",
  box: { minU: -25, maxU: 120, minZ: 0, maxZ: 250, width: 50 },
  side: [outline([-25, 0], [25, 0], [25, 250], [120, 250], [120, 200])],
};

const scene: Scene = {
  ground: "counter",
  wallU: null,
  parts: [
    { model: sampleFittingModel("bowl", "countertop-basin", bowl), shift: { u: 0, z: 0 } },
    { model: sampleFittingModel("tap", "deck-tap", tap), shift: { u: -40, z: 0 } },
  ],
  jet: [
    { u: 80, z: 200 },
    { u: 80, z: 20 },
  ],
  dimensions: [
    dimension("z", { u: 80, z: 200 }, { u: 400, z: 120 }),
    dimension("u", { u: -40, z: 0 }, { u: 0, z: 120 }),
    dimension("u", { u: 80, z: 20 }, { u: 200, z: 20 }),
  ],
};

function dimension(along: "u" | "z", from: ScenePoint, to: ScenePoint): Dimension {
  const value = Math.round(Math.abs(from[along] - to[along]));
  return { rule: "jet", along, from, to, value, label: `${value} mm` };
}

const layout = layOut(scene);

test("a scene on its sheet has all shapes, upside up, with the counter below them (26.3)", () => {
  // The shapes are 65 + 400 = 465 mm wide, because the tap's base starts 65 mm behind the basin. Margins are 2 %.
  expect(layout.width).toBeCloseTo(465 * 1.04);
  // The height is that of the tap, plus 2 % of the shapes' width for the margin above and 3.5 % for the counter
  // below.
  expect(layout.height).toBeCloseTo(250 + 465 * (0.02 + 0.035), 1);
  const [counter] = layout.masses;
  expect(layout.masses).toHaveLength(1);
  expect(counter?.y).toBeCloseTo(250 + 465 * 0.02, 1);
  expect((counter?.y ?? 0) + (counter?.height ?? 0)).toBeGreaterThan(layout.height - 1);
});

test("a scene on its sheet cuts the basin and not the tap (26.3)", () => {
  const [cut, whole] = layout.shapes;
  expect(cut?.section).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+Z$/);
  expect(whole?.section).toBe("");
});

test("a scene on its sheet shows a wall at the left if something is mounted at one (26.3)", () => {
  const { masses } = layOut({ ...scene, wallU: -80 });
  expect(masses.map(({ width, height }) => width > height)).toEqual([false, true]);
  expect(masses[0]?.x).toBe(0);
});

test("a scene on its sheet shows nothing below a rim or if the product is not mounted on a surface (26.3)", () => {
  for (const ground of ["rim", "none"] as const) expect(layOut({ ...scene, ground }).masses).toEqual([]);
});

test("a scene has its dimensions outside the shapes: lengths below, heights at the right (26.3)", () => {
  expect(layout.dimensions.map(({ text, side }) => [text, side])).toEqual(
    expect.arrayContaining([
      ["80", "right"],
      ["40", "below"],
      ["120", "below"],
    ]),
  );
});

test.each([
  [480, 280, 5],
  [750, 650, 5],
  [900, 1020, 10],
  [700, 2250, 20],
  [9000, 9000, 20],
])("%i × %i mm are drawn at 1 : %i on paper (26.3)", (width, height, scale) =>
  expect(paperScale({ width, height })).toBe(scale),
);

const point = fc.record({ u: fc.integer({ min: -60, max: 400 }), z: fc.integer({ min: 0, max: 250 }) });
const dimensions = fc.array(
  fc.tuple(fc.constantFrom("u" as const, "z" as const), point, point).map((args) => dimension(...args)),
  { maxLength: 9 },
);

test("numbers never meet one another, nor another dimension's line, at any width", () => {
  fc.assert(
    fc.property(dimensions, fc.integer({ min: narrowest.wide, max: 576 }), (given, pixels) => {
      const layout = layOut({ ...scene, dimensions: given });
      const scale = pixels / layout.width;
      for (const one of layout.dimensions)
        for (const other of layout.dimensions) {
          if (one === other || one.side !== other.side || one.tier !== other.tier) continue;
          const text = textSpan(one, scale);
          const line = { from: other.start * scale, to: other.end * scale };
          for (const { from, to } of [textSpan(other, scale), line])
            expect(text.from >= to - 0.5 || from >= text.to - 0.5, JSON.stringify([one, other])).toBe(true);
        }
    }),
  );
});

test("numbers are on the line if there is space, else beyond its end", () => {
  const place = (from: number, to: number) => {
    const given = [dimension("u", { u: from, z: 0 }, { u: to, z: 0 })];
    return layOut({ ...scene, dimensions: given }).dimensions.map(({ place, isShort }) => [place, isShort]);
  };
  expect(place(100, 220)).toEqual([["between", false]]);
  expect(place(100, 160)).toEqual([["between", true]]);
  expect(place(100, 120)).toEqual([["end", true]]);
  // There is no room after the end at the drawing's right edge, so the number is placed before the start.
  expect(place(390, 400)).toEqual([["start", true]]);
});

/** Returns the interval in px that a number occupies along its side, as drawn by `DimensionStrip`. */
function textSpan({ start, end, text, place }: PlacedDimension, scale: number) {
  const width = textWidth(text);
  if (place === "end") return { from: end * scale + 20, to: end * scale + 20 + width };
  if (place === "start") return { from: start * scale - 20 - width, to: start * scale - 20 };
  const middle = ((start + end) / 2) * scale;
  return { from: middle - width / 2, to: middle + width / 2 };
}
