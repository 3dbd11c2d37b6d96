import { type LogoDrawing, logoOrigin, symbol } from "../logo-drawing";
import type { Line, Pdf } from "./document";
import { area, colours, type } from "./theme";

/** Draws a logo within a `figure` or `decoration`. */
export function drawLogo(pdf: Pdf, logo: LogoDrawing, { x, y, width }: Line) {
  pdf.at({ x, y, scale: width / logo.width }, () => {
    pdf.doc.translate(-logoOrigin.x, -logoOrigin.y);
    for (const { path, fill } of logo.shapes) pdf.doc.path(path).fill(fill, "even-odd");
  });
}

/** Draws the edges of a page: the brand, at the top right what it is, and texts at its foot. */
export function drawFrame(
  pdf: Pdf,
  brand: string,
  title: string,
  foot: { left?: string; right?: string } = {},
) {
  drawSmallLogo(pdf, brand, { x: area.left, y: 30, width: 15 });
  const whole = { x: area.left, width: area.width };
  const right = { ...type.note, align: "right" } as const;
  pdf.decorativeText(title, { ...whole, y: 36 }, right);
  if (foot.left) pdf.decorativeText(foot.left, { ...whole, y: 806 }, type.note);
  if (foot.right) pdf.decorativeText(foot.right, { ...whole, y: 806 }, right);
}

/** Draws the mark and the brand name in the page header; `width` is the width of the mark. */
export function drawSmallLogo(pdf: Pdf, name: string, place: Line) {
  const { x, y, width: size } = place;
  pdf.decoration(() => drawLogo(pdf, symbol(colours.accent), place));
  const style = { ...type.strong, size, leading: 1.2, tracking: -0.02, colour: colours.ink };
  pdf.decorativeText(name, { x: x + size * 1.35, y: y + size * 0.14, width: 200 }, style);
}
