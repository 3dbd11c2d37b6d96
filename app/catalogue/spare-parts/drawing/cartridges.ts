import { threadDiameter } from "../threads";
import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { drawCentre, measureAcross, measureUpright, stack } from "./turned";

/** A ceramic cartridge: its stem above, its body with the base below. */
export function drawCartridge(measures: MeasuresOf<"kartridż">): PartView[] {
  const { diameter, height, stem, stemLength } = measures;
  const body = height - stemLength;
  const side = new Sketch();
  const [top, , , , base] = stack(side, [
    { diameter: stem, height: stemLength },
    { diameter: diameter * 0.56, height: body * 0.16 },
    { diameter: diameter * 0.84, height: body * 0.18 },
    { diameter: diameter * 0.92, height: body * 0.46, surface: "rings" },
    { diameter, height: body * 0.2 },
  ]);
  measureAcross(side, base, "below");
  measureUpright(side, top, base, "right");
  measureUpright(side, top, top, "left");
  return [{ ...side.view("widok z boku"), comparedIn: 62 }, cartridgeFromAbove(diameter, stem)];
}

function cartridgeFromAbove(diameter: number, stem: number): PartView {
  const above = new Sketch();
  above.circle(0, 0, diameter);
  above.circle(0, 0, diameter * 0.84, "detail");
  above.circle(0, 0, diameter * 0.56, "detail");
  above.rect(-stem / 2, -stem / 2, stem, stem);
  drawCentre(above, diameter);
  above.measure(figure(stem), "below", -stem / 2, stem / 2, stem / 2, stem / 2);
  return above.view("widok z góry");
}

/** A thermostatic cartridge: its splined spindle above, its body with slots for hot and cold water below. */
export function drawThermostat({
  thread,
  diameter,
  length,
}: MeasuresOf<"głowica termostatyczna">): PartView[] {
  const nut = threadDiameter(thread);
  const side = new Sketch();
  const [spindle, , threaded, body, , foot] = stack(side, [
    { diameter: diameter * 0.3, height: length * 0.16, surface: "knurl" },
    { diameter: diameter * 0.76, height: length * 0.14, surface: "hexagon" },
    { diameter: nut, height: length * 0.2, surface: "thread" },
    { diameter, height: length * 0.26 },
    { diameter: diameter * 0.82, height: length * 0.06 },
    { diameter, height: length * 0.18, surface: "rings" },
  ]);
  for (const x of [-0.3, 0, 0.3])
    side.rect(x * diameter - 2, body.top + length * 0.08, 4, length * 0.1, "detail");
  measureAcross(side, threaded, "above", thread);
  measureAcross(side, foot, "below");
  measureUpright(side, spindle, foot, "right");
  return [side.view("widok z boku")];
}

/** The head of a valve with its knob above. */
export function drawValveHead({ thread, diameter, length }: MeasuresOf<"głowica zaworowa">): PartView[] {
  const nominal = threadDiameter(thread);
  const side = new Sketch();
  const [knob, , , , foot] = stack(side, [
    { diameter, height: length * 0.34, surface: "knurl" },
    { diameter: nominal * 0.5, height: length * 0.12 },
    { diameter: nominal * 1.2, height: length * 0.14, surface: "hexagon" },
    { diameter: nominal * 0.86, height: length * 0.1, surface: "rings" },
    { diameter: nominal, height: length * 0.3, surface: "thread" },
  ]);
  measureAcross(side, knob, "above");
  measureAcross(side, foot, "below", thread);
  measureUpright(side, knob, foot, "right");
  return [side.view("widok z boku")];
}

/** A diverter: a slim knob on a rod, a nut, and the piston with its seals. */
export function drawDiverter({ thread, diameter, length }: MeasuresOf<"przełącznik">): PartView[] {
  const nominal = threadDiameter(thread);
  const side = new Sketch();
  const [knob, , , threaded, , seal, , foot] = stack(side, [
    { diameter, height: length * 0.2, end: diameter * 0.86 },
    { diameter: nominal * 0.36, height: length * 0.14 },
    { diameter: nominal * 1.16, height: length * 0.12, surface: "hexagon" },
    { diameter: nominal, height: length * 0.18, surface: "thread" },
    { diameter: nominal * 0.4, height: length * 0.1 },
    { diameter: nominal * 0.8, height: length * 0.06 },
    { diameter: nominal * 0.4, height: length * 0.14 },
    { diameter: nominal * 0.8, height: length * 0.06 },
  ]);
  for (const piston of [seal, foot])
    side.segment(-nominal * 0.4, piston.top + length * 0.03, nominal * 0.4, piston.top + length * 0.03);
  measureAcross(side, knob, "above");
  measureAcross(side, threaded, "below", thread);
  measureUpright(side, knob, foot, "right");
  return [side.view("widok z boku")];
}

/** A threaded plug with a hexagon head. */
export function drawPlug({ thread, diameter, length }: MeasuresOf<"korek gwintowany">): PartView[] {
  const nominal = threadDiameter(thread);
  const side = new Sketch();
  const [head, , foot] = stack(side, [
    { diameter, height: length * 0.36, surface: "hexagon" },
    { diameter: nominal * 1.1, height: length * 0.08 },
    { diameter: nominal, height: length * 0.56, surface: "thread" },
  ]);
  measureAcross(side, head, "above");
  measureAcross(side, foot, "below", thread);
  measureUpright(side, head, foot, "right");
  const above = new Sketch();
  above.circle(0, 0, diameter);
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => (angle * Math.PI) / 180);
  above.polygon(
    corners.flatMap((angle) => [Math.cos(angle), Math.sin(angle)].map((at) => at * diameter * 0.5)),
  );
  drawCentre(above, diameter);
  above.measure(diameterText(diameter), "below", -diameter / 2, 0, diameter / 2, 0);
  return [side.view("widok z boku"), above.view("widok z góry")];
}
