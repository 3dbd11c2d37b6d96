import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { drawCentre } from "./turned";

/** A lever with a round hub: its tongue narrows towards the tip. */
export function drawRoundHandle({
  diameter,
  length,
  height,
  stem,
}: MeasuresOf<"uchwyt okrągły">): PartView[] {
  const [r, hub] = [diameter / 2, height * 0.62];
  const tip = length - r;
  const side = new Sketch();
  side.roundedRect(-r, height - hub, diameter, hub, 2);
  side.polygon([
    -r * 0.6,
    height - hub,
    r * 0.2,
    0,
    tip,
    height * 0.14,
    tip,
    height * 0.24,
    r,
    height - hub * 0.7,
  ]);
  drawSocket(side, stem, height);
  side.measure(diameterText(diameter), "below", -r, height, r, height);
  side.measure(figure(length), "below", -r, height, tip, height * 0.24);
  side.measure(figure(height), "right", r * 0.2, 0, r, height);
  const above = new Sketch();
  above.circle(0, 0, diameter);
  const tongue = [r * 0.86, -r * 0.5, r * 1.2, -r * 0.26, tip, -r * 0.22];
  // The root of the tongue follows the hub.
  const root = [r * 0.97, r * 0.26, r, 0, r * 0.97, -r * 0.26];
  above.polygon([...tongue, tip, r * 0.22, r * 1.2, r * 0.26, r * 0.86, r * 0.5, ...root]);
  drawCentre(above, diameter);
  return [side.view("widok z boku"), above.view("widok z góry")];
}

/** A lever with a square hub under a flat plate. */
export function drawSquareHandle({
  width,
  length,
  height,
  stem,
}: MeasuresOf<"uchwyt kwadratowy">): PartView[] {
  const [half, plate] = [width / 2, height * 0.3];
  const tip = length - half;
  const side = new Sketch();
  side.rect(-half, plate, width, height - plate);
  side.rect(-half, 0, length, plate);
  drawSocket(side, stem, height);
  side.measure(figure(width), "below", -half, height, half, height);
  side.measure(figure(length), "below", -half, height, tip, plate);
  side.measure(figure(height), "right", tip, 0, half, height);
  const above = new Sketch();
  above.rect(-half, -half, length, width);
  above.segment(half, -half, half, half);
  drawCentre(above, width);
  above.measure(figure(width), "left", -half, -half, -half, half);
  return [side.view("widok z boku"), above.view("widok z góry")];
}

/** A slim pin in a round hub. */
export function drawPinHandle({
  diameter,
  length,
  height,
  stem,
}: MeasuresOf<"uchwyt trzpieniowy">): PartView[] {
  const [r, pin] = [diameter / 2, Math.min(8, height * 0.24)];
  const tip = length - r;
  const side = new Sketch();
  side.roundedRect(-r, 0, diameter, height, 1.5);
  side.segment(-r, height * 0.86, r, height * 0.86);
  side.roundedRect(r, height * 0.3, tip - r, pin, pin / 3);
  side.segment(r, height * 0.3 + pin / 2, tip, height * 0.3 + pin / 2, "axis");
  drawSocket(side, stem, height);
  side.measure(diameterText(diameter), "below", -r, height, r, height);
  side.measure(figure(length), "below", -r, height, tip, height * 0.3 + pin);
  side.measure(figure(height), "left", -r, 0, -r, height);
  const above = new Sketch();
  above.circle(0, 0, diameter);
  above.roundedRect(r, -pin / 2, tip - r, pin, pin / 3);
  drawCentre(above, diameter);
  return [side.view("widok z boku"), above.view("widok z góry")];
}

/** Draws the socket for the stem of the cartridge, in the bottom of a hub. */
function drawSocket(sketch: Sketch, stem: number, height: number) {
  const depth = height * 0.36;
  sketch.rect(-stem / 2, height - depth, stem, depth, "detail");
  sketch.segment(0, height - depth * 1.6, 0, height, "axis");
}
