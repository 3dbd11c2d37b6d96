import { overlap } from "~/fit/templates";
import type { Pdf } from "../pdf/document";
import { type PagePoint, stroke, strokeCross } from "../pdf/stroke";
import { colours, pointsPerMm, type TextStyle } from "../pdf/theme";
import type { PdfPlan } from "./viewport";

const cutLook = { width: 0.5, dash: [5, 3] };
const markLook = { width: 0.6 };
const style: TextStyle = { font: "regular", size: 7, colour: colours.muted };
/** Places of the register marks along an edge, as shares of its length. */
const places = [0.25, 0.75] as const;
const cross = { arm: 9, radius: 3.5 };

/**
 * Draws how the sheet joins its neighbours. It is cut at its left and upper edge and glued onto the strip that the
 * neighbour repeats. Half of each register mark remains on it and meets the other half.
 * @param corner the top left corner of the sheet's area, in points
 */
export function drawJoints(
  pdf: Pdf,
  { area, sheets }: PdfPlan,
  { column, row }: PdfPlan["sheets"][number],
  { left, top }: { left: number; top: number },
) {
  const [width, height, strip] = [area.width * pointsPerMm, area.height * pointsPerMm, overlap * pointsPerMm];
  const neighbour = (across: number, down: number) =>
    sheets.find((other) => other.column === column + across && other.row === row + down)?.number;
  const upright = (x: number, words: string) => drawJoint(pdf, { x, y: top }, { x, y: top + height }, words);
  const flat = (y: number, words: string) => drawJoint(pdf, { x: left, y }, { x: left + width, y }, words);
  const [before, above, after, below] = [
    neighbour(-1, 0),
    neighbour(0, -1),
    neighbour(1, 0),
    neighbour(0, 1),
  ];
  if (before) upright(left, cutWords(before));
  if (above) flat(top, cutWords(above));
  if (after) upright(left + width - strip, edgeWords(after));
  if (below) flat(top + height - strip, edgeWords(below));
}

function cutWords(sheet: number): string {
  return `tnij tu i naklej na arkusz ${sheet}`;
}

function edgeWords(sheet: number): string {
  return `tu brzeg arkusza ${sheet}`;
}

/** Draws a joint with its register marks; the text follows the first mark. */
function drawJoint(pdf: Pdf, from: PagePoint, to: PagePoint, words: string) {
  const at = (share: number): PagePoint => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  stroke(pdf, from, to, cutLook);
  for (const place of places) {
    strokeCross(pdf, at(place), cross.arm, markLook);
    pdf.doc.circle(at(place).x, at(place).y, cross.radius).lineWidth(markLook.width).stroke(colours.ink);
  }
  pdf.at({ ...at(places[0]), turned: from.x === to.x ? 90 : 0 }, () =>
    pdf.label(words, { x: cross.arm + 4, y: -3 }, style),
  );
}
