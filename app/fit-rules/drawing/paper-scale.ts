import type { DrawingLayout } from "./layout";

/** The scales that drawings of bathrooms have on paper. */
const scales = [5, 10, 20] as const;

/** Millimetres: what an A4 sheet has beside the dimension lines, and what leaves room for the rules below. */
const widest = 150;
const highest = 130;

/** How many millimetres one on the paper stands for: the largest scale at which the drawing fits. */
export function paperScale({ width, height }: Pick<DrawingLayout, "width" | "height">): number {
  return scales.find((scale) => width / scale <= widest && height / scale <= highest) ?? 20;
}
