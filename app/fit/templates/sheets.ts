import type { DrillingTemplate, SurfaceBounds } from "./template";

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
 * them.
 */
export function planSheets(template: Planned): SheetPlan {
  const [upright, across] = [planOf(template, short, long), planOf(template, long, short)];
  return across.sheets.length < upright.sheets.length ? across : upright;
}

function planOf(template: Planned, width: number, height: number): SheetPlan {
  const { needed, levels } = template;
  const area = {
    width: width - 2 * sheetFrame.margin,
    height: height - 2 * sheetFrame.margin - sheetFrame.above - sheetFrame.below,
  };
  const columns = sheetsAlong(needed.right - needed.left, area.width);
  const rows = sheetsAlong(needed.bottom - needed.top, area.height);
  const heights = levels.map(({ y }) => y);
  const down = withLevels([needed.top, needed.bottom], heights, lengthCovered(rows, area.height));
  const left = startOf([needed.left, needed.right], lengthCovered(columns, area.width));
  const top = startOf(down, lengthCovered(rows, area.height));
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

/** Returns where a length begins whose middle is that of a range. */
function startOf([from, to]: readonly [number, number], length: number): number {
  return (from + to - length) / 2;
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
