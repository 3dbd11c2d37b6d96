import { threadDiameter } from "../threads";
import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { type DrawnPiece, drawPieces, measureAcross, measureUpright } from "./turned";

/** Length in mm of a hose's two drawn ends. Hoses are drawn broken, because they are too long for a drawing to scale. */
const drawnEnd = 22;
const gap = 5;

/** A connecting hose: a union nut for the valve above, a slim threaded end for the tap below. */
export function drawConnectingHose(measures: MeasuresOf<"wąż przyłączeniowy">): PartView[] {
  const { thread, endThread, diameter, length } = measures;
  const [nut, end] = [threadDiameter(thread), threadDiameter(endThread)];
  const side = new Sketch();
  const [top, ferrule] = drawPieces(side, 0, [
    { diameter: nut * 1.3, height: 15, surface: "hexagon" },
    { diameter: diameter * 0.9, height: 7 },
  ]);
  const hoseEnd = drawHose(side, ferrule.bottom, diameter);
  const [, , tip] = drawPieces(side, hoseEnd, [
    { diameter: end * 1.25, height: 6, surface: "hexagon" },
    { diameter: end * 0.84, height: 10 },
    { diameter: end, height: 12, surface: "thread" },
  ]);
  return [hoseView(side, top, tip, { thread, endThread, length })];
}

/** A hose with a nut at each end: a conical one for the hand shower above. */
export function drawNutHose(measures: MeasuresOf<"wąż z nakrętkami">): PartView[] {
  const { thread, endThread, diameter, length } = measures;
  const side = new Sketch();
  const [cone] = drawPieces(side, 0, [
    { diameter: threadDiameter(thread) * 1.16, height: 20, end: diameter * 1.2, surface: "knurl" },
  ]);
  const hoseEnd = drawHose(side, cone.bottom, diameter);
  const [nut] = drawPieces(side, hoseEnd, [
    { diameter: threadDiameter(endThread) * 1.16, height: 16, surface: "hexagon" },
  ]);
  return [hoseView(side, cone, nut, { thread, endThread, length })];
}

type Ends = { thread: string; endThread: string; length: number };

function hoseView(
  side: Sketch,
  top: DrawnPiece,
  tip: DrawnPiece,
  { thread, endThread, length }: Ends,
): PartView {
  measureAcross(side, top, "above", thread);
  measureAcross(side, tip, "below", endThread);
  measureUpright(side, top, tip, "right", figure(length));
  side.segment(0, 0, 0, tip.bottom, "axis");
  return { ...side.view("widok z boku"), isShortened: true };
}

/** The weight that pulls a hose back: a cylinder with a hole for the hose. */
export function drawWeight({ diameter, innerDiameter, length }: MeasuresOf<"obciążnik">): PartView[] {
  const side = new Sketch();
  side.roundedRect(-diameter / 2, 0, diameter, length, 4);
  for (const x of [-innerDiameter / 2, innerDiameter / 2]) side.segment(x, 0, x, length);
  side.segment(-diameter / 2, length / 2, diameter / 2, length / 2);
  side.segment(0, 0, 0, length, "axis");
  side.measure(diameterText(innerDiameter), "above", -innerDiameter / 2, 0, innerDiameter / 2, 0);
  side.measure(diameterText(diameter), "below", -diameter / 2, length, diameter / 2, length);
  side.measure(figure(length), "right", diameter / 2, 0, diameter / 2, length);
  return [side.view("widok z boku")];
}

/** Draws a braided hose downwards from y, broken in the middle. @returns y of its end */
function drawHose(sketch: Sketch, y: number, diameter: number): number {
  const r = diameter / 2;
  const ends = [y, y + drawnEnd + gap] as const;
  for (const top of ends) {
    const bottom = top + drawnEnd;
    sketch.rect(-r, top, diameter, drawnEnd);
    for (let at = top; at < bottom - 1; at += r) {
      const reach = Math.min(diameter, bottom - at);
      sketch.segment(-r, at, -r + reach, at + reach);
      sketch.segment(r, at, r - reach, at + reach);
    }
  }
  return ends[1] + drawnEnd;
}
