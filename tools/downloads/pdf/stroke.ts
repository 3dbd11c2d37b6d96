import type { Pdf } from "./document";
import { colours } from "./theme";

/** A point of the page, in points. */
export type PagePoint = { x: number; y: number };

/** Style of a line, with lengths in points; solid if `dash` is missing. */
export type Look = { width: number; dash?: number[]; colour?: string };

/** Draws a straight line. */
export function stroke(
  pdf: Pdf,
  from: PagePoint,
  to: PagePoint,
  { width, dash, colour = colours.ink }: Look,
) {
  const { doc } = pdf;
  doc.save();
  // pdfkit also takes an array, which its types lack.
  if (dash) doc.dash(dash as unknown as number, {});
  doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).stroke(colour);
  doc.restore();
}

/** Draws a cross with arms of the given length. */
export function strokeCross(pdf: Pdf, { x, y }: PagePoint, arm: number, look: Look) {
  stroke(pdf, { x: x - arm, y }, { x: x + arm, y }, look);
  stroke(pdf, { x, y: y - arm }, { x, y: y + arm }, look);
}
