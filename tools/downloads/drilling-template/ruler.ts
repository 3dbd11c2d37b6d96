import type { Pdf } from "../pdf/document";
import { type PagePoint, stroke } from "../pdf/stroke";
import { pointsPerMm, type TextStyle } from "../pdf/theme";

/** Length of the control ruler, in mm. */
export const rulerLength = 100;
/** Lengths of the ticks in mm: every 50, 10 and 5 mm. */
const ticks = { long: 3.4, middle: 2.4, short: 1.4 };
const numbers: TextStyle = { font: "medium", size: 7 };

/**
 * Draws the control ruler from its zero point: to the right with ticks upwards, or upwards with ticks to the right. The
 * caller draws it within a figure or decoration.
 */
export function drawRuler(pdf: Pdf, zero: PagePoint, direction: "right" | "up") {
  const at = (along: number, across: number): PagePoint =>
    direction === "right"
      ? { x: zero.x + along * pointsPerMm, y: zero.y - across * pointsPerMm }
      : { x: zero.x + across * pointsPerMm, y: zero.y - along * pointsPerMm };
  stroke(pdf, at(0, 0), at(rulerLength, 0), { width: 0.7 });
  for (let along = 0; along <= rulerLength; along += 5) {
    const tick = along % 50 === 0 ? ticks.long : along % 10 === 0 ? ticks.middle : ticks.short;
    stroke(pdf, at(along, 0), at(along, tick), { width: along % 10 === 0 ? 0.6 : 0.35 });
    if (along % 50 !== 0) continue;
    const number = String(along);
    const room = pdf.widthOf(number, numbers);
    const { x, y } = at(along, ticks.long);
    const shift = along === 0 ? 0 : 2.5;
    pdf.label(
      number,
      direction === "right" ? { x: x - room / 2, y: y - 2 } : { x: x + 2, y: y + shift },
      numbers,
    );
  }
}
