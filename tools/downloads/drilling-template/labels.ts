import { polishNumber } from "lib/polish/number";
import { overlap } from "~/fit/templates";
import type { Pdf } from "../pdf/document";
import type { PagePoint } from "../pdf/stroke";
import { colours, pointsPerMm, type TextStyle } from "../pdf/theme";
import { type PdfPlan, type PdfTemplate, type SheetBounds, type Viewport, viewport } from "./viewport";

type Mark = PdfTemplate["marks"][number];
type Level = PdfTemplate["levels"][number];

const holeStyle: TextStyle = { font: "semibold", size: 9.5 };
const axisStyle: TextStyle = { font: "medium", size: 8.5 };
const noteStyle: TextStyle = { font: "regular", size: 8, colour: colours.muted };
const levelStyles: Record<Level["role"], TextStyle> = {
  main: { font: "semibold", size: 9 },
  reference: axisStyle,
  limit: noteStyle,
};

/** Distance in points between labels and the frame, or the strip that two sheets share. */
const indent = 8;
/** Width in points of the strip that two sheets share. */
const strip = overlap * pointsPerMm;
/** Height in points of a line of text. */
const line = 12;

type PageArea = { left: number; right: number };

/** Draws the labels of what the viewport shows, and the distances to the levels that no sheet shows. */
export function drawLabels(pdf: Pdf, template: PdfTemplate, shownIn: Viewport, { covered }: PdfPlan) {
  const { shown } = shownIn;
  const { place, page } = viewport(shownIn);
  const right = page.right - indent - (shown.right < covered.right ? strip : 0);
  const isAcross = (x: number) => x >= shown.left && x <= shown.right;
  const isDown = (y: number) => y >= shown.top && y <= shown.bottom;
  for (const { x, label } of template.axes)
    if (label && isAcross(x)) drawAxisLabel(pdf, label, { x: place({ x, y: 0 }).x, y: page.bottom - strip });
  for (const mark of template.marks)
    if (isAcross(mark.x) && isDown(mark.y)) drawMarkLabel(pdf, mark, place(mark), page);
  for (const level of template.levels)
    if (isDown(level.y)) drawLevelLabel(pdf, level, { x: right, y: place({ x: 0, y: level.y }).y });
  const far = farLevels(template, covered, shown);
  for (const [row, words] of far.above.entries())
    drawFar(pdf, words, { x: right, y: page.top + line * (row + 1) }, -1);
  for (const [row, words] of far.below.entries())
    drawFar(pdf, words, { x: right, y: page.bottom - 7 - line * row }, 1);
}

/** Draws the label of a mark beside it, on the other side if the sheet ends before the label would. */
function drawMarkLabel(pdf: Pdf, { diameter, use, label, side }: Mark, { x, y }: PagePoint, page: PageArea) {
  const style = use === "drill" ? holeStyle : axisStyle;
  const room = pdf.widthOf(label, style);
  const away = ((diameter ?? 0) / 2 + 3) * pointsPerMm;
  const [right, left] = [x + away, x - away - room];
  const isRight = side === "right" ? right + room < page.right : left < page.left;
  onWhite(pdf, label, { x: isRight ? right : left, y: y - 4 }, style);
}

/** Draws the label of a level below its line, that of a limit above it. `end` is where the label ends. */
function drawLevelLabel(pdf: Pdf, { label, note, role }: Level, end: PagePoint) {
  fromRight(pdf, label, { ...end, y: end.y + (role === "limit" ? -3.5 : 10) }, levelStyles[role]);
  if (note) fromRight(pdf, note, { ...end, y: end.y + 10 + line }, levelStyles[role]);
}

/** Draws the label of a vertical axis along it, upwards from the sheet's lower edge. */
function drawAxisLabel(pdf: Pdf, label: string, { x, y }: PagePoint) {
  pdf.at({ x: x - 3.5, y: y - indent, turned: -90 }, () => onWhite(pdf, label, { x: 0, y: 0 }, noteStyle));
}

/**
 * Returns texts for the levels that no sheet shows, with their distances from the main line, nearest to the edge first.
 * Only the sheets of the first row have those above, only those of the last row those below.
 */
function farLevels(
  { levels }: Pick<PdfTemplate, "levels">,
  covered: SheetBounds,
  shown: SheetBounds,
): { above: string[]; below: string[] } {
  const main = levels.find(({ role }) => role === "main")?.y ?? 0;
  const words = ({ label, y }: Level) =>
    `${label}: ${polishNumber(Math.abs(y - main), 1)} mm ${y < main ? "powyżej" : "poniżej"} linii głównej`;
  const others = levels.filter(({ role }) => role === "reference");
  const [before, after] = [
    others.filter(({ y }) => y < covered.top).map(words),
    others.filter(({ y }) => y > covered.bottom).map(words),
  ];
  return {
    above: shown.top > covered.top ? [] : before,
    below: shown.bottom < covered.bottom ? [] : after.toReversed(),
  };
}

/** Draws a distance with an arrow that points off the sheet. @param direction −1 for upwards, 1 for downwards */
function drawFar(pdf: Pdf, words: string, { x, y }: PagePoint, direction: -1 | 1) {
  const left = fromRight(pdf, words, { x, y }, axisStyle) - 12;
  pdf.doc
    .moveTo(left, y - 3 - direction * 3)
    .lineTo(left + 6, y - 3 - direction * 3)
    .lineTo(left + 3, y - 3 + direction * 3)
    .fill(colours.ink);
}

/** Draws a text that ends at `x`. @returns the `x` at which it begins */
function fromRight(pdf: Pdf, words: string, { x, y }: PagePoint, style: TextStyle): number {
  const left = x - pdf.widthOf(words, style);
  onWhite(pdf, words, { x: left, y }, style);
  return left;
}

/** Draws a text on a white ground, so that lines do not cross it. */
function onWhite(pdf: Pdf, words: string, { x, y }: PagePoint, style: TextStyle) {
  const { size } = style;
  pdf.doc.rect(x - 1.5, y - size * 0.85, pdf.widthOf(words, style) + 3, size * 1.15).fill(colours.white);
  pdf.label(words, { x, y }, style);
}
