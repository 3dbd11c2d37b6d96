import fc from "fast-check";
import { expect, test } from "vitest";
import { overlap, planSheets } from "./sheets";
import type { Mark } from "./template";

const nothing = { levels: [], axes: [], outlines: [] };
const mark = (x: number, y: number, diameter: number | null = null): Mark => {
  return { x, y, diameter, use: "drill", label: "", side: "right" };
};
const area = (width: number, height: number, left = 0, top = 0) => {
  return { left, top, right: left + width, bottom: top + height };
};
/** An outline over the whole area, so that no sheet is left out as empty. */
const filled = (bounds: ReturnType<typeof area>) => ({
  ...nothing,
  marks: [],
  needed: bounds,
  outlines: [{ drawing: "", view: "front" as const, bounds, isHidden: false }],
});

test("what fits on one sheet is on one, upright or across", () => {
  const upright = planSheets(filled(area(100, 250)));
  expect([upright.sheets.length, upright.page]).toEqual([1, { width: 210, height: 297 }]);
  const across = planSheets(filled(area(250, 100)));
  expect([across.sheets.length, across.page]).toEqual([1, { width: 297, height: 210 }]);
});

test("an axis is kept away from the joint of two sheets if there is space", () => {
  const needed = area(120, 300);
  const middle = mark(60, 150, 35);
  const { sheets } = planSheets({ ...nothing, needed, marks: [middle, mark(60, 40), mark(60, 280)] });
  expect(sheets).toHaveLength(2);
  const joint = sheets[1]?.top ?? 0;
  expect(Math.abs(joint + overlap / 2 - middle.y)).toBeGreaterThan(35 / 2 + overlap / 2);
});

test("a further level is on the sheet if it fits", () => {
  const level = (y: number) => ({ y, label: "blat", role: "reference" as const });
  const plan = (y: number) => planSheets({ ...filled(area(100, 100)), levels: [level(y)] }).covered.bottom;
  expect(plan(230)).toBeGreaterThan(230);
  expect(plan(400)).toBeLessThan(400);
});

test("a sheet that would show only centre lines is left out", () => {
  const marks = [mark(50, 20), mark(50, 720)];
  const axes = [{ x: 50, label: "" }];
  const { sheets } = planSheets({ ...nothing, needed: area(100, 740), marks, axes });
  expect(sheets.map(({ row, number }) => [row, number])).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test("sheets cover all that is needed and repeat a strip of their neighbours", () => {
  const length = fc.double({ min: 1, max: 1_500, noNaN: true });
  const place = fc.double({ min: -900, max: 900, noNaN: true });
  fc.assert(
    fc.property(length, length, place, place, (width, height, x, y) => {
      const needed = area(width, height, x, y);
      const { sheets, covered, area: shown } = planSheets(filled(needed));
      expect(covered.left).toBeLessThanOrEqual(needed.left + 1e-6);
      expect(covered.top).toBeLessThanOrEqual(needed.top + 1e-6);
      expect(covered.right).toBeGreaterThanOrEqual(needed.right - 1e-6);
      expect(covered.bottom).toBeGreaterThanOrEqual(needed.bottom - 1e-6);
      for (const { column, row, left, top, right } of sheets) {
        expect(right - left).toBeCloseTo(shown.width);
        expect(left - covered.left).toBeCloseTo(column * (shown.width - overlap));
        expect(top - covered.top).toBeCloseTo(row * (shown.height - overlap));
      }
    }),
  );
});
