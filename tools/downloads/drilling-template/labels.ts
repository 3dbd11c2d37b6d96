import { overlap } from "~/fit/templates";
import type { Pdf } from "../pdf/document";
import type { PagePoint } from "../pdf/stroke";
import { colours, pointsPerMm, type TextStyle } from "../pdf/theme";
import { type PdfPlan, type PdfTemplate, type Viewport, viewport } from "./viewport";

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

/** Draws the labels of what the viewport shows. */
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

/** Draws a text that ends at `x`. */
function fromRight(pdf: Pdf, words: string, { x, y }: PagePoint, style: TextStyle) {
  onWhite(pdf, words, { x: x - pdf.widthOf(words, style), y }, style);
}

/** Draws a text on a white ground, so that lines do not cross it. */
function onWhite(pdf: Pdf, words: string, { x, y }: PagePoint, style: TextStyle) {
  const { size } = style;
  pdf.doc.rect(x - 1.5, y - size * 0.85, pdf.widthOf(words, style) + 3, size * 1.15).fill(colours.white);
  pdf.label(words, { x, y }, style);
}
