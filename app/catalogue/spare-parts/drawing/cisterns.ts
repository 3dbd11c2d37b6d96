import { threadDiameter } from "../threads";
import type { MeasuresOf } from "./measures-of";
import { type PartView, Sketch } from "./sketch";
import { measureAcross, measureUpright, stack } from "./turned";

/** The valve that fills a cistern: its float around the column, the thread below. */
export function drawFillValve({ thread, diameter, height }: MeasuresOf<"zawór napełniający">): PartView[] {
  const nominal = threadDiameter(thread);
  const side = new Sketch();
  const [top, float, , , foot] = stack(side, [
    { diameter: diameter * 0.5, height: height * 0.16 },
    { diameter, height: height * 0.38, surface: "rings" },
    { diameter: nominal, height: height * 0.14 },
    { diameter: nominal * 1.5, height: height * 0.08, surface: "hexagon" },
    { diameter: nominal, height: height * 0.24, surface: "thread" },
  ]);
  measureAcross(side, { ...float, top: top.bottom }, "above");
  measureAcross(side, foot, "below", thread);
  measureUpright(side, top, foot, "right");
  return [side.view("widok z boku")];
}

/** The valve that flushes: two push rods above, the overflow tube, the basket below. */
export function drawFlushValve({ diameter, height }: MeasuresOf<"zawór spłukujący">): PartView[] {
  const side = new Sketch();
  const [top, , basket, foot] = stack(side, [
    { diameter: diameter * 0.46, height: height * 0.42 },
    { diameter: diameter * 0.66, height: height * 0.14, surface: "rings" },
    { diameter, height: height * 0.34 },
    { diameter: diameter * 0.74, height: height * 0.1, surface: "knurl" },
  ]);
  for (let x = -0.36; x <= 0.37; x += 0.18)
    side.rect((x - 0.05) * diameter, basket.top + height * 0.06, diameter * 0.1, height * 0.22, "detail");
  side.segment(0, 0, 0, top.bottom);
  measureAcross(side, basket, "above");
  measureUpright(side, top, foot, "right");
  return [side.view("widok z boku")];
}
