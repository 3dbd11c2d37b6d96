import { type DimensionLine, extensionLines, placeDimensionLines } from "~/drawing/dimension-lines";
import type { SparePart } from "../schema.server";
import { drawSparePart } from "./draw";
import type { PartView } from "./sketch";

/** A view of a spare part, laid out for the screen. */
export type PlacedView = Omit<PartView, "dimensions" | "comparedIn"> & {
  /** Width and height of the view in px at the default text size; on a wide screen it is larger. */
  shownWidth: number;
  shownHeight: number;
  dimensions: DimensionLine[];
  /** Path data of the dimensions' extension lines. */
  extensions: string;
};

/** Largest size of a view in px. With dimensions at both sides it fits on a phone 320 px wide. */
const widest = 216;
const highest = 300;

/** Draws a spare part with its dimensions, all views at one scale; there are no views of a part without a shape. */
export function layOutSparePart(part: Pick<SparePart, "shape" | "measures">): PlacedView[] {
  const views = drawSparePart(part);
  const scale = Math.min(...views.flatMap(({ width, height }) => [widest / width, highest / height]));
  return views.map(({ comparedIn: _, dimensions, ...view }) => ({
    ...view,
    shownWidth: Math.round(view.width * scale),
    shownHeight: Math.round(view.height * scale),
    dimensions: placeDimensionLines(dimensions, view, scale),
    extensions: extensionLines(dimensions, view),
  }));
}
