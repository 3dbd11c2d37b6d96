import type { DrawingLayout } from "./layout";

/** Common scales of bathroom drawings on paper, as 1 : n. */
const scales = [5, 10, 20] as const;

/**
 * Maximum width and height of the view on an A4 sheet, in mm. They leave room for dimension lines and for the rules.
 */
const widest = 150;
const highest = 130;

/** Returns the n of the largest scale 1 : n at which the drawing fits on the sheet; 20 if it fits at no scale. */
export function paperScale({ width, height }: Pick<DrawingLayout, "width" | "height">): number {
  return scales.find((scale) => width / scale <= widest && height / scale <= highest) ?? 20;
}
