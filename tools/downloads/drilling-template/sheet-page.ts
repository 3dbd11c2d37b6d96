import { formatDate } from "lib/polish/date";
import { sheetFrame } from "~/fit/templates";
import type { Pdf } from "../pdf/document";
import { drawSmallLogo } from "../pdf/logo";
import { colours, pointsPerMm, type } from "../pdf/theme";
import { drawDimension, lengthOf } from "./dimension";
import { drawJoints } from "./joints";
import { drawLabels } from "./labels";
import type { DrawnTemplate } from "./outlines";
import { printAtFullSize, type Title } from "./print-note";
import { drawRuler } from "./ruler";
import { drawSurface } from "./surface";
import type { PdfPlan, PdfTemplate, Viewport } from "./viewport";

/** Draws one sheet at true size, on a page of its own. */
export function drawSheet(
  pdf: Pdf,
  template: DrawnTemplate,
  plan: PdfPlan,
  sheet: PdfPlan["sheets"][number],
  title: Title,
) {
  const { page, area, sheets } = plan;
  pdf.newPage({ width: page.width * pointsPerMm, height: page.height * pointsPerMm });
  const left = sheetFrame.margin * pointsPerMm;
  const top = (sheetFrame.margin + sheetFrame.above) * pointsPerMm;
  const [width, height] = [area.width * pointsPerMm, area.height * pointsPerMm];
  drawSmallLogo(pdf, title.brand, { x: left, y: sheetFrame.margin * pointsPerMm, width: 13 });
  const number = `Arkusz ${sheet.number} z ${sheets.length}`;
  const line = { x: left, y: sheetFrame.margin * pointsPerMm + 3, width };
  pdf.text("H2", `${number} · ${title.words}`, line, { ...type.smallStrong, align: "center" });
  pdf.decorativeText(`A4 · dane z ${formatDate(title.date)}`, line, { ...type.note, align: "right" });
  const viewport: Viewport = { x: left, y: top, scale: pointsPerMm, shown: sheet };
  pdf.figure(describe(template, sheet), { x: left, y: top, width, height }, () => {
    pdf.doc.save().rect(left, top, width, height).clip();
    drawSurface(pdf, template, viewport);
    for (const dimension of template.dimensions) drawDimension(pdf, dimension, viewport);
    drawLabels(pdf, template, viewport, plan);
    drawRuler(pdf, { x: left, y: top + height }, "up");
    pdf.doc.restore();
  });
  pdf.decoration(() => {
    pdf.doc.rect(left, top, width, height).lineWidth(0.3).stroke(colours.muted);
    drawJoints(pdf, plan, sheet, { left, top });
  });
  printAtFullSize(pdf, { x: left, y: top + height, width, height: sheetFrame.below * pointsPerMm });
}

/** Returns the text alternative of a sheet: its holes, axes, levels and dimensions. */
function describe({ marks, levels, dimensions }: PdfTemplate, sheet: PdfPlan["sheets"][number]): string {
  const isOn = ({ x = sheet.left, y }: { x?: number; y: number }) =>
    x >= sheet.left && x <= sheet.right && y >= sheet.top && y <= sheet.bottom;
  const named = [
    ...marks.filter(isOn).map(({ label }) => label),
    ...levels
      .filter(({ y }) => isOn({ y }))
      .map(({ label, note }) => [label, note].filter(Boolean).join(": ")),
  ];
  const lengths = dimensions.map((dimension) => `${lengthOf(dimension)} mm`);
  const measured = lengths.length > 0 ? ` Wymiary: ${lengths.join(", ")}.` : "";
  return `Szablon w skali 1:1: ${named.join("; ")}.${measured}`;
}
