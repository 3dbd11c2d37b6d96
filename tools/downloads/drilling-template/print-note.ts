import type { Pdf } from "../pdf/document";
import { pointsPerMm, type TextStyle } from "../pdf/theme";
import type { Box } from "../read-drawing";
import { drawRuler, rulerLength } from "./ruler";

/** What every sheet says at its top. `date` is `YYYY-MM-DD`. */
export type Title = { brand: string; words: string; date: string };

const words = "Drukuj w skali 100%,\nbez dopasowania do strony";
const style: TextStyle = { font: "semibold", size: 14, leading: 1.12 };

/** Draws the control ruler and, beside it, how to print. @returns the `y` below them, in points */
export function printAtFullSize(pdf: Pdf, { x, y, width, height }: Box): number {
  const zero = { x: x + 1, y: y + height - 3 };
  const box = { x, y, width: rulerLength * pointsPerMm + 2, height };
  pdf.figure(`Linijka kontrolna o długości ${rulerLength} mm`, box, () => drawRuler(pdf, zero, "right"));
  const beside = x + box.width + 16;
  const room = x + width - beside;
  const needed = pdf.heightOf(words, room, style);
  pdf.text("P", words, { x: beside, y: y + height - 1 - needed, width: room }, style);
  return y + height;
}
