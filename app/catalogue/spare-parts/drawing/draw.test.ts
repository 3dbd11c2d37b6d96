import { describe, expect, test } from "vitest";
import { parseContent } from "~/content/files.server";
import { type SparePart, sparePartsSchema } from "../schema.server";
import { measuresOfShape, type SparePartShape, sparePartShapeNames } from "../shapes";
import { drawSparePart } from "./draw";
import { layOutSparePart } from "./sheet";
import { sparePartSymbols } from "./symbols";

/** Measures that suit every shape well enough to be drawn. */
const usual: SparePart["measures"] = {
  thread: "G 1/2",
  endThread: "G 3/4",
  diameter: 40,
  innerDiameter: 20,
  width: 60,
  depth: 30,
  height: 50,
  length: 120,
  thickness: 3,
  innerWidth: 40,
  innerHeight: 30,
  stem: 6,
  stemLength: 12,
  offset: 14,
  rosetteDiameter: 64,
  pipeDiameter: 32,
  plugDiameter: 6,
  plugLength: 40,
  seals: ["38×31×2", "24×17×2"],
};

function drawn(shape: SparePartShape, change: SparePart["measures"] = {}) {
  const entries = measuresOfShape(shape).map(([key]) => [key, change[key] ?? usual[key]] as const);
  return { shape, measures: Object.fromEntries(entries) as SparePart["measures"] };
}

const texts = (part: ReturnType<typeof drawn>) =>
  drawSparePart(part).flatMap(({ dimensions }) => dimensions.map(({ text }) => text));

describe.each(sparePartShapeNames)("the drawing of the shape „%s” (16.21)", (shape) => {
  const views = layOutSparePart(drawn(shape));

  test("has its lines within its size and says which view it is", () => {
    expect(views.length).toBeGreaterThan(0);
    for (const { label, width, height, paths } of views) {
      expect(label).toMatch(/^(widok|rozeta|podkładka|przekrój)/);
      expect(paths.body + paths.outline).toMatch(/^M/);
      for (const path of Object.values(paths)) {
        expect(path).not.toMatch(/NaN|undefined|Infinity/);
        for (const [, x = "", y = ""] of path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(-0.1);
          expect(Number(x)).toBeLessThanOrEqual(width + 0.1);
          expect(Number(y)).toBeGreaterThanOrEqual(-0.1);
          expect(Number(y)).toBeLessThanOrEqual(height + 0.1);
        }
      }
    }
  });

  test("says only what is measured, and where it is to scale, in true length", () => {
    const { measures } = drawn(shape);
    const known = Object.values(measures)
      .flat()
      .flatMap((value) => String(value).replaceAll(".", ",").split("×"));
    for (const { dimensions, isShortened } of views)
      for (const { text, start, end } of dimensions) {
        const [number = ""] = text.replace(/^Ø\s/, "").split("×");
        expect(known, text).toContain(text.includes("G") ? text : number);
        if (!isShortened && !text.startsWith("G"))
          expect(end - start).toBeCloseTo(Number(number.replace(",", ".")), 0);
      }
  });

  test("fits on a phone 320 px wide and on one screen", () => {
    for (const { shownWidth, shownHeight } of views) {
      expect(shownWidth).toBeLessThanOrEqual(216);
      expect(shownHeight).toBeLessThanOrEqual(300);
    }
  });
});

describe("what a plumber tells apart (16.21)", () => {
  const aerator = (thread: string, diameter: number) =>
    drawSparePart(drawn("aerator gwintowany", { thread, diameter, height: 15 }))[0];

  test("an aerator M24 is drawn larger than one M18,5, in squares of one scale", () => {
    const [large, small] = [aerator("M24×1", 26), aerator("M18,5×1", 17)];
    expect(large?.width).toBe(26);
    expect(small?.width).toBe(18.5);
    expect(large?.comparedIn).toBe(small?.comparedIn);
  });

  test("a cartridge of 35 mm is drawn larger than one of 25 mm", () => {
    const [small, large] = [25, 35].map((diameter) => drawSparePart(drawn("kartridż", { diameter }))[0]);
    expect([small?.width, large?.width]).toEqual([25, 35]);
    expect(small?.comparedIn).toBe(large?.comparedIn);
  });

  test("threads and diameters are written on the drawing", () => {
    expect(texts(drawn("aerator gwintowany", { thread: "M24×1", diameter: 26, height: 15 }))).toEqual(
      expect.arrayContaining(["M24×1", "Ø\u00a026", "15"]),
    );
    expect(texts(drawn("wąż przyłączeniowy", { length: 400 }))).toEqual(["G 1/2", "G 3/4", "400"]);
  });

  test("what is too long for a drawing says so", () => {
    expect(drawSparePart(drawn("szpilka", { thread: "M10", length: 60 }))[0]?.isShortened).toBeUndefined();
    expect(drawSparePart(drawn("szpilka", { thread: "M10", length: 140 }))[0]?.isShortened).toBe(true);
  });
});

test("a part without a shape has no views, and the small drawing of its kind (25.20)", () => {
  const { data } = parseContent(
    "spare-parts.yaml",
    `kinds:
  - { id: zawór, label: Zawory, noun: Zawór, drawing: M5 25h9 }
  - { id: odpływ, label: Odpływy, noun: Odpływ, drawing: M13 5h22 }
spareParts:
  - { code: CZ-1, name: Zawór, kind: zawór }
  - { code: CZ-2, name: Kubek, kind: odpływ, shape: kubek, measures: { diameter: 72, height: 112 } }`,
    sparePartsSchema,
  );
  expect(data.spareParts.map((part) => layOutSparePart(part).length)).toEqual([0, 1]);
  const symbols = sparePartSymbols(data);
  expect(symbols).toMatch(/<symbol id="CZ-1" viewBox="0 0 48 48".*? d="M5 25h9"/);
  // The cup is 112 mm high, with a margin of 6 % at both ends.
  expect(symbols).toMatch(/<symbol id="CZ-2" viewBox="-26\.7 -6\.7 125\.4 125\.4"/);
});
