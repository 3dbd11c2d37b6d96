import { logoOrigin, symbol } from "../logo-drawing";
import type { Line, Pdf } from "./document";
import { colours, type } from "./theme";

/** Draws the mark and the brand name in the page header; `width` is the width of the mark. */
export function drawSmallLogo(pdf: Pdf, name: string, { x, y, width }: Line) {
  const mark = symbol(colours.accent);
  pdf.decoration(() => {
    pdf.doc
      .save()
      .translate(x, y)
      .scale(width / mark.width)
      .translate(-logoOrigin.x, -logoOrigin.y);
    for (const { path, fill } of mark.shapes) pdf.doc.path(path).fill(fill, "even-odd");
    pdf.doc.restore();
  });
  const size = width;
  const style = { ...type.strong, size, leading: 1.2, tracking: -0.02, colour: colours.ink };
  pdf.decorativeText(name, { x: x + width * 1.35, y: y + width * 0.14, width: 200 }, style);
}
