import { polishNumber } from "lib/polish/number";
import type { Pdf } from "../pdf/document";
import { type PagePoint, stroke } from "../pdf/stroke";
import { colours, type TextStyle } from "../pdf/theme";
import { type PdfTemplate, type Viewport, viewport } from "./viewport";

type TemplateDimension = PdfTemplate["dimensions"][number];

const look = { width: 0.4 };
const arrow = { length: 6, half: 1.7 };
/** Distance in points by which extension lines pass the dimension line. */
const beyond = 4;
const style: TextStyle = { font: "medium", size: 9 };

/** Formats a dimension's length, in mm. */
export function lengthOf({ along, from, to }: TemplateDimension): string {
  return polishNumber(Math.abs(to[along] - from[along]), 1);
}

/**
 * Draws a dimension. Its number is above the middle of the visible part of the line, or past the end of a short line. A
 * number without room is not drawn.
 */
export function drawDimension(pdf: Pdf, dimension: TemplateDimension, shownIn: Viewport) {
  const { along, from, to, at } = dimension;
  const { place, page } = viewport(shownIn);
  const [first, last] = (from[along] <= to[along] ? [from, to] : [to, from]).map(place) as [
    PagePoint,
    PagePoint,
  ];
  const line = along === "x" ? { y: place({ x: 0, y: at }).y } : { x: place({ x: at, y: 0 }).x };
  const [start, end] = [
    { ...first, ...line },
    { ...last, ...line },
  ];
  stroke(pdf, first, passing(first, start), look);
  stroke(pdf, last, passing(last, end), look);

  const number = lengthOf(dimension);
  const room = pdf.widthOf(number, style);
  const isShort = end[along] - start[along] < room + 3 * arrow.length;
  const tail = isShort ? 2 * arrow.length : 0;
  stroke(pdf, moved(start, along, -tail), moved(end, along, tail), look);
  drawArrow(pdf, start, along, isShort ? -1 : 1);
  drawArrow(pdf, end, along, isShort ? 1 : -1);
  const [least, most] = along === "x" ? [page.left, page.right] : [page.top, page.bottom];
  const [shownFrom, shownTo] = [Math.max(start[along], least), Math.min(end[along], most)];
  if (isShort) drawNumber(pdf, number, moved(end, along, tail + 4 + room / 2), along);
  else if (shownTo - shownFrom > room + 2 * arrow.length)
    drawNumber(pdf, number, { ...start, [along]: (shownFrom + shownTo) / 2 }, along);
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
