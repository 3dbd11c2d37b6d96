import type { DrawingLayout } from "./layout";

/** Common scales of bathroom drawings on paper, as 1 : n. */
const scales = [5, 10, 20] as const;

/** Maximum size of the view on an A4 sheet, in mm: leaves room for dimension lines at its sides and the rules below. */
const widest = 150;
const highest = 130;

/** Returns n of the scale 1 : n: the largest scale at which the drawing fits, else 20. */
export function paperScale({ width, height }: Pick<DrawingLayout, "width" | "height">): number {
  return scales.find((scale) => width / scale <= widest && height / scale <= highest) ?? 20;
}
