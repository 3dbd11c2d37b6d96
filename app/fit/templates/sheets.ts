import type { DrillingTemplate, Mark, SurfaceBounds } from "./template";

/** Width in mm of the strip that two neighbouring sheets both show. */
export const overlap = 10;
/** Short and long side of a sheet of A4, in mm. */
const [short, long] = [210, 297];

/**
 * Frame of a sheet, in mm: margins that every printer can leave blank, the strip with the template's name above the
 * drawing, and the strip with the control ruler below it.
 */
export const sheetFrame = { margin: 8, above: 9, below: 15 };

/** A sheet and the part of the surface that it shows; `column` and `row` count from 0, `number` from 1. */
export type TemplateSheet = SurfaceBounds & { number: number; column: number; row: number };

/** Division of a template into sheets. All lengths are in mm. */
export type SheetPlan = {
  page: { width: number; height: number };
  /** Size of the part of the surface that one sheet shows. */
  area: { width: number; height: number };
  /** Part of the surface that all sheets cover. */
  covered: SurfaceBounds;
  sheets: TemplateSheet[];
};

type Planned = Pick<DrillingTemplate, "needed" | "marks" | "levels" | "axes" | "outlines">;

/**
 * Divides a template into as few sheets as possible, upright or across. Shows further levels where there is space for
 * them, and keeps axes away from where two sheets meet.
 */
export function planSheets(template: Planned): SheetPlan {
  const [upright, across] = [planOf(template, short, long), planOf(template, long, short)];
  return across.sheets.length < upright.sheets.length ? across : upright;
}

function planOf(template: Planned, width: number, height: number): SheetPlan {
  const { needed, marks, levels, axes } = template;
  const area = {
    width: width - 2 * sheetFrame.margin,
    height: height - 2 * sheetFrame.margin - sheetFrame.above - sheetFrame.below,
  };
  const columns = sheetsAlong(needed.right - needed.left, area.width);
  const rows = sheetsAlong(needed.bottom - needed.top, area.height);
  const heights = levels.map(({ y }) => y);
  const down = withLevels([needed.top, needed.bottom], heights, lengthCovered(rows, area.height));
  const left = startOf([needed.left, needed.right], (needed.left + needed.right) / 2, area.width, [
    ...marks.map((mark) => around(mark.x, mark)),
    ...axes.map(({ x }): Kept => [x - besideAxis, x + besideAxis]),
  ]);
  const ofMarks = marks.map((mark) => around(mark.y, mark));
  const top = startOf([needed.top, needed.bottom], (down[0] + down[1]) / 2, area.height, ofMarks);
  const grid = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const from = { x: left + column * (area.width - overlap), y: top + row * (area.height - overlap) };
    const end = { x: from.x + area.width, y: from.y + area.height };
    return { column, row, left: from.x, top: from.y, right: end.x, bottom: end.y };
  });
  return {
    page: { width, height },
    area,
    covered: {
      left,
      top,
      right: left + lengthCovered(columns, area.width),
      bottom: top + lengthCovered(rows, area.height),
    },
    sheets: grid
      .filter((sheet) => showsSomething(template, sheet))
      .map((sheet, index) => ({ ...sheet, number: index + 1 })),
  };
}

/** Returns the number of sheets that cover a length in mm; each repeats a strip of the one before it. */
function sheetsAlong(length: number, size: number): number {
  return Math.max(1, Math.ceil((length - overlap) / (size - overlap)));
}

/** Returns the length in mm that sheets cover together. */
function lengthCovered(sheets: number, size: number): number {
  return size + (sheets - 1) * (size - overlap);
}

/** A range in mm that should not lie where two sheets meet. */
type Kept = readonly [from: number, to: number];

/** Space in mm around an axis, and beside a centre line for its dimensions. */
const [aroundAxis, besideAxis] = [8, 20];

function around(at: number, { diameter }: Pick<Mark, "diameter">): Kept {
  const radius = (diameter ?? 0) / 2 + aroundAxis;
  return [at - radius, at + radius];
}

/** Number of places of the sheets that are compared. */
const tries = 24;

/**
 * Returns where the first sheet begins, so that all cover a range: with the fewest ranges of `kept` where two sheets meet,
 * then as near to `wanted` as possible.
 */
function startOf([from, to]: Kept, wanted: number, size: number, kept: readonly Kept[]): number {
  const sheets = sheetsAlong(to - from, size);
  const [least, most] = [to - lengthCovered(sheets, size), from];
  const middle = Math.min(most, Math.max(least, wanted - lengthCovered(sheets, size) / 2));
  const joints = Array.from({ length: sheets - 1 }, (_, index) => (index + 1) * (size - overlap));
  const cut = (start: number) =>
    joints.flatMap((joint) =>
      kept.filter(([low, high]) => high > start + joint && low < start + joint + overlap),
    ).length;
  const starts = Array.from({ length: tries + 1 }, (_, index) => least + ((most - least) * index) / tries);
  return [middle, ...starts].reduce((best, start) => {
    const better = cut(start) - cut(best) || Math.abs(start - middle) - Math.abs(best - middle);
    return better < 0 ? start : best;
  });
}

/** Space in mm between a level and the edge of the sheet, for its label. */
const levelRoom = 8;

/** Extends a range to the levels that still fit into `length`, nearest first. */
function withLevels(range: [number, number], levels: readonly number[], length: number): [number, number] {
  const distance = (y: number) => Math.max(range[0] - y, y - range[1]);
  return levels
    .toSorted((one, other) => distance(one) - distance(other))
    .reduce<[number, number]>(([from, to], y) => {
      const wider: [number, number] = [Math.min(from, y - levelRoom), Math.max(to, y + levelRoom)];
      return wider[1] - wider[0] <= length ? wider : [from, to];
    }, range);
}

/** Returns false for a sheet that would show only centre lines and dimensions. */
function showsSomething(
  { marks, levels, axes, outlines }: Planned,
  { left, top, right, bottom }: SurfaceBounds,
): boolean {
  const meets = (x: readonly [number, number], y: readonly [number, number]) =>
    x[0] < right && x[1] > left && y[0] < bottom && y[1] > top;
  return (
    marks.some(({ x, y }) => meets([x, x], [y, y])) ||
    levels.some(({ y, role }) => role !== "limit" && meets([left, right], [y, y])) ||
    axes.some(({ x, from, to }) => from !== undefined && to !== undefined && meets([x, x], [from, to])) ||
    outlines.some(({ bounds }) => meets([bounds.left, bounds.right], [bounds.top, bounds.bottom]))
  );
}
