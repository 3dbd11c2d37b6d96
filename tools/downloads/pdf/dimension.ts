import type { Pdf } from "./document";
import { type PagePoint, stroke } from "./stroke";
import { colours, type TextStyle } from "./theme";

/** A dimension on the page, in points. */
export type PageDimension = {
  along: "x" | "y";
  /** The measured points, the one nearer to the left or upper edge first: from them the extension lines run. */
  measured: readonly [PagePoint, PagePoint];
  /** Place of the dimension line: its `y` if it runs along x, else its `x`. */
  at: number;
  number: string;
  /** Whether the number is between the ends of the line, before its start or after its end; by default, where it fits. */
  place?: "between" | "start" | "end";
  /** Whether the arrows are outside the ends and point inwards; by default, if the number does not fit between. */
  isShort?: boolean;
  /** Part of the page that is shown; none of the number is drawn if it has no room there. */
  shown?: readonly [from: number, to: number];
};

const look = { width: 0.4 };
const arrow = { length: 6, half: 1.7 };
/** Distance in points by which extension lines pass the dimension line. */
const beyond = 4;
const style: TextStyle = { font: "medium", size: 9 };

/** Draws a dimension within a `figure`: its number is over the middle of the line that is shown, or past one of its ends. */
export function drawDimension(pdf: Pdf, { along, measured, at, number, ...given }: PageDimension) {
  const [start, end] = measured.map((point) =>
    along === "x" ? { ...point, y: at } : { ...point, x: at },
  ) as [PagePoint, PagePoint];
  for (const [place, point] of measured.entries())
    stroke(pdf, point, passing(point, place === 0 ? start : end), look);

  const room = pdf.widthOf(number, style);
  const { isShort = end[along] - start[along] < room + 3 * arrow.length } = given;
  const { place = isShort ? "end" : "between" } = given;
  const tail = isShort ? 2 * arrow.length : 0;
  stroke(pdf, moved(start, along, -tail), moved(end, along, tail), look);
  drawArrow(pdf, start, along, isShort ? -1 : 1);
  drawArrow(pdf, end, along, isShort ? 1 : -1);
  const outside = tail + 4 + room / 2;
  const [least, most] = given.shown ?? [start[along], end[along]];
  const [from, to] = [Math.max(start[along], least), Math.min(end[along], most)];
  if (place === "end") drawNumber(pdf, number, moved(end, along, outside), along);
  else if (place === "start") drawNumber(pdf, number, moved(start, along, -outside), along);
  else if (!given.shown || to - from > room + 2 * arrow.length)
    drawNumber(pdf, number, { ...start, [along]: (from + to) / 2 }, along);
}

function moved(point: PagePoint, along: "x" | "y", by: number): PagePoint {
  return { ...point, [along]: point[along] + by };
}

/** Returns the end of an extension line, which passes the dimension line at `end`. */
function passing(from: PagePoint, end: PagePoint): PagePoint {
  return { x: end.x + Math.sign(end.x - from.x) * beyond, y: end.y + Math.sign(end.y - from.y) * beyond };
}

/** @param direction 1 if the arrow's base is to the right of its tip, or below it; −1 if it is on the other side */
function drawArrow(pdf: Pdf, tip: PagePoint, along: "x" | "y", direction: 1 | -1) {
  const base = direction * arrow.length;
  pdf.at({ ...tip, turned: along === "y" ? 90 : 0 }, () =>
    pdf.doc.moveTo(0, 0).lineTo(base, arrow.half).lineTo(base, -arrow.half).fill(colours.ink),
  );
}

/** Draws a number on a white ground, readable from below or from the right. */
function drawNumber(pdf: Pdf, number: string, middle: PagePoint, along: "x" | "y") {
  const room = pdf.widthOf(number, style);
  pdf.at({ ...middle, turned: along === "y" ? -90 : 0 }, () => {
    pdf.doc.rect(-room / 2 - 2, -style.size * 0.55, room + 4, style.size * 1.1).fill(colours.white);
    pdf.label(number, { x: -room / 2, y: style.size * 0.35 }, style);
  });
}
