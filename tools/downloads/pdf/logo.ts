import { type LogoDrawing, logoOrigin, symbol } from "../logo-drawing";
import type { Line, Pdf } from "./document";
import { colours, type } from "./theme";

/** Draws a logo within a `figure` or `decoration`. */
export function drawLogo(pdf: Pdf, logo: LogoDrawing, { x, y, width }: Line) {
  pdf.at({ x, y, scale: width / logo.width }, () => {
    pdf.doc.translate(-logoOrigin.x, -logoOrigin.y);
    for (const { path, fill } of logo.shapes) pdf.doc.path(path).fill(fill, "even-odd");
  });
}

/** Draws the mark and the brand name in the page header; `width` is the width of the mark. */
export function drawSmallLogo(pdf: Pdf, name: string, place: Line) {
  const { x, y, width: size } = place;
  pdf.decoration(() => drawLogo(pdf, symbol(colours.accent), place));
  const style = { ...type.strong, size, leading: 1.2, tracking: -0.02, colour: colours.ink };
  pdf.decorativeText(name, { x: x + size * 1.35, y: y + size * 0.14, width: 200 }, style);
}
