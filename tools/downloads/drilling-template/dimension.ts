import { polishNumber } from "lib/polish/number";
import { drawDimension } from "../pdf/dimension";
import type { Pdf } from "../pdf/document";
import { type PdfTemplate, type Viewport, viewport } from "./viewport";

type TemplateDimension = PdfTemplate["dimensions"][number];

/** Formats a dimension's length, in mm. */
export function lengthOf({ along, from, to }: TemplateDimension): string {
  return polishNumber(Math.abs(to[along] - from[along]), 1);
}

/** Draws a dimension; its number is in the part that the viewport shows. */
export function drawOnSheet(pdf: Pdf, dimension: TemplateDimension, shownIn: Viewport) {
  const { along, from, to, at } = dimension;
  const { place, page } = viewport(shownIn);
  const [first, last] = from[along] <= to[along] ? [from, to] : [to, from];
  drawDimension(pdf, {
    along,
    measured: [place(first), place(last)],
    at: along === "x" ? place({ x: 0, y: at }).y : place({ x: at, y: 0 }).x,
    number: lengthOf(dimension),
    shown: along === "x" ? [page.left, page.right] : [page.top, page.bottom],
  });
}
