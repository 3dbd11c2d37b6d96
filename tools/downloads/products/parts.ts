import { readFileSync } from "node:fs";
import type { ProductView } from "~/catalogue/product-view";
import type { Line, Pdf } from "../pdf/document";
import { drawViews } from "../pdf/drawing";
import { colours, type } from "../pdf/theme";
import { type Box, readDrawing } from "../read-drawing";
import { sourcePicture } from "./range";

/**
 * Draws a picture that fills its box. The picture is cropped if its proportions differ from those of the box. Product
 * pictures and their boxes are square.
 */
export function drawPicture({ doc, figure }: Pdf, { src, alt }: { src: string; alt: string }, box: Box) {
  const { x, y, width, height } = box;
  figure(alt, box, () => {
    doc.save();
    doc.rect(x, y, width, height).clip();
    doc.image(sourcePicture(src), x, y, { cover: [width, height], align: "center", valign: "center" });
    doc.restore();
  });
}

/** Draws the technical drawing as vectors; the alternative text lists its views. @returns the `y` below it */
export function drawTechnicalDrawing(
  pdf: Pdf,
  { name, drawing }: Pick<ProductView, "name" | "drawing">,
  box: Box,
): number {
  if (!drawing) return box.y;
  const views = readDrawing(readFileSync(`public${drawing}`, "utf8"));
  const alt = `Rysunek techniczny: ${name}, ${views.map(({ label }) => label).join(", ")}, wymiary w milimetrach`;
  let height = 0;
  pdf.figure(alt, box, () => {
    height = drawViews(pdf, views, box);
  });
  return box.y + height;
}

/** Draws the collection and the number of a product. @returns the `y` below them */
export function drawKind(
  pdf: Pdf,
  { collection, code }: Pick<ProductView, "collection" | "code">,
  place: Line,
): number {
  const words = collection ? `Kolekcja ${collection.name} · ${code}` : code;
  return pdf.text("P", words, place, { ...type.strong, colour: colours.accent });
}

/** Draws a disc in the colour of a finish. */
export function drawSwatch(
  pdf: Pdf,
  { colour }: ProductView["finishes"][number]["look"],
  { x, y }: Omit<Line, "width">,
  radius: number,
) {
  pdf.decoration(() => pdf.doc.circle(x, y, radius).lineWidth(0.5).fillAndStroke(colour, colours.muted));
}

/**
 * Draws a list of finishes with colour, name and code; if there is no room for all, only the first ones.
 * @returns the `y` below the list
 */
export function drawFinishes(
  pdf: Pdf,
  finishes: ProductView["finishes"],
  { x, y, width, height }: Box,
  withGtin: boolean,
): number {
  const step = withGtin ? 30 : 26;
  const shown = finishes.slice(0, Math.max(1, Math.floor(height / step)));
  pdf.group("L", () => {
    for (const [index, { label, look, code, gtin }] of shown.entries()) {
      const top = y + index * step;
      drawSwatch(pdf, look, { x: x + 8, y: top + 11 }, 7.5);
      pdf.group("LI", () => {
        const place = { x: x + 24, y: top, width: width - 24 };
        const below = pdf.text("Lbl", label, place, type.smallStrong);
        const numbers = withGtin ? `${code} · EAN ${gtin}` : code;
        pdf.text("LBody", numbers, { ...place, y: below }, { ...type.small, colour: colours.muted });
      });
    }
  });
  return y + shown.length * step;
}
