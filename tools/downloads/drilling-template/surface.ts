import { surfaceBoundsOf } from "~/fit/templates";
import type { Pdf } from "../pdf/document";
import { type Look, type PagePoint, stroke, strokeCross } from "../pdf/stroke";
import { colours } from "../pdf/theme";
import type { DrawnTemplate } from "./outlines";
import { meets, type PdfTemplate, type Viewport, viewport } from "./viewport";

type Mark = PdfTemplate["marks"][number];

/** Length in mm of a cross's arms beyond its hole. */
const crossArm = 8;
/** Radius in mm of the target at an axis whose hole is unknown. */
const target = 2.4;

const levelLooks: Record<PdfTemplate["levels"][number]["role"], Look> = {
  main: { width: 0.9 },
  reference: { width: 0.6, dash: [9, 3] },
  limit: { width: 0.5, dash: [2, 3], colour: colours.muted },
};
const axisLook: Look = { width: 0.4, dash: [12, 2.5, 2, 2.5] };
const crossLook: Look = { width: 0.6 };

/** Draws the outlines, axes, levels and holes, without text. The caller clips them to the viewport. */
export function drawSurface(pdf: Pdf, template: DrawnTemplate, shownIn: Viewport) {
  const { place } = viewport(shownIn);
  const { scale, shown } = shownIn;
  for (const { edges, origin, isHidden } of template.drawn) {
    const path = edges.flatMap(({ path, bounds }) => (meets(bounds, shown) ? path : [])).join("");
    if (!path) continue;
    // Faint, not dashed: dashes would be lost where edges of the drawing coincide.
    const [width, colour] = isHidden ? [0.35, colours.faint] : [0.6, colours.muted];
    pdf.at({ ...place(origin), scale }, () => {
      pdf.doc.path(path).lineWidth(width / scale);
      pdf.doc.stroke(colour);
    });
  }
  for (const { x, from = shown.top, to = shown.bottom } of template.axes)
    if (meets({ left: x, right: x, top: from, bottom: to }, shown))
      stroke(pdf, place({ x, y: from }), place({ x, y: to }), axisLook);
  for (const { y, role } of template.levels)
    if (y >= shown.top && y <= shown.bottom)
      stroke(pdf, place({ x: shown.left, y }), place({ x: shown.right, y }), levelLooks[role]);
  for (const mark of template.marks)
    if (meets(surfaceBoundsOf([mark], radiusOf(mark) + crossArm), shown))
      drawMark(pdf, mark, place(mark), scale);
}

function radiusOf({ diameter }: Mark): number {
  return (diameter ?? 0) / 2;
}

function drawMark(pdf: Pdf, mark: Mark, { x, y }: PagePoint, scale: number) {
  strokeCross(pdf, { x, y }, (radiusOf(mark) + crossArm) * scale, crossLook);
  if (mark.diameter === null) return drawTarget(pdf, { x, y }, target * scale);
  pdf.doc.save();
  if (mark.use === "align") pdf.doc.dash(4, { space: 2.5 });
  pdf.doc
    .circle(x, y, radiusOf(mark) * scale)
    .lineWidth(mark.use === "drill" ? 1.2 : 0.7)
    .stroke(colours.ink);
  pdf.doc.restore();
}

/** Draws two opposite quarters of a disc, which cannot be taken for a hole. */
function drawTarget({ doc }: Pdf, { x, y }: PagePoint, radius: number) {
  for (const [across, down] of [
    [1, -1],
    [-1, 1],
  ] as const)
    doc
      .moveTo(x, y)
      .lineTo(x + across * radius, y)
      .lineTo(x + across * radius * 0.7, y + down * radius * 0.7)
      .lineTo(x, y + down * radius)
      .fill(colours.ink);
}
