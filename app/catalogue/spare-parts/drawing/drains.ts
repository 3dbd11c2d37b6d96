import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { drawBreak, drawCentre, measureAcross, measureUpright, stack } from "./turned";

/** A trap under a bath or a tray: its opening above, the outlet at the right. */
export function drawTrap({ diameter, height, pipeDiameter }: MeasuresOf<"syfon">): PartView[] {
  const side = new Sketch();
  const [top, , , cup] = stack(side, [
    { diameter: diameter * 1.2, height: height * 0.08 },
    { diameter, height: height * 0.14, surface: "thread" },
    { diameter: diameter * 1.1, height: height * 0.1, surface: "knurl" },
    { diameter: diameter * 0.96, height: height * 0.68, end: diameter * 0.8 },
  ]);
  const [from, to, middle] = [
    diameter * 0.45,
    diameter * 0.55 + pipeDiameter * 0.9,
    cup.top + pipeDiameter * 0.5 + 2,
  ];
  side.rect(from, middle - pipeDiameter / 2, to - from, pipeDiameter);
  side.segment(from + 6, middle - pipeDiameter / 2, from + 6, middle + pipeDiameter / 2);
  side.segment(from, middle, to, middle, "axis");
  side.measure(diameterText(diameter), "above", -diameter / 2, height * 0.12, diameter / 2, height * 0.12);
  measureUpright(side, top, cup, "left");
  side.measure(
    diameterText(pipeDiameter),
    "right",
    to,
    middle - pipeDiameter / 2,
    to,
    middle + pipeDiameter / 2,
  );
  return [side.view("widok z boku")];
}

/** A flat round cover. */
export function drawDrainCover({ diameter, height }: MeasuresOf<"pokrywa">): PartView[] {
  const above = new Sketch();
  above.circle(0, 0, diameter);
  above.circle(0, 0, diameter * 0.92, "detail");
  drawCentre(above, diameter);
  const side = new Sketch();
  side.roundedRect(-diameter / 2, 0, diameter, height, Math.min(2, height / 2));
  side.measure(diameterText(diameter), "below", -diameter / 2, height, diameter / 2, height);
  side.measure(figure(height), "right", diameter / 2, 0, diameter / 2, height);
  return [above.view("widok z góry"), side.view("widok z boku")];
}

/** The cup of a bottle trap: a knurled rim above, narrower towards the bottom. */
export function drawCup({ diameter, height }: MeasuresOf<"kubek">): PartView[] {
  const side = new Sketch();
  const [rim, , foot] = stack(side, [
    { diameter, height: height * 0.2, surface: "knurl" },
    { diameter: diameter * 0.92, height: height * 0.6, end: diameter * 0.86 },
    { diameter: diameter * 0.86, height: height * 0.2, end: diameter * 0.5 },
  ]);
  measureAcross(side, rim, "above");
  measureUpright(side, rim, foot, "right");
  return [side.view("widok z boku")];
}

/** The insert that is lifted out of a drain: a handle, seals and windows. */
export function drawTrapInsert({ diameter, height }: MeasuresOf<"wkład syfonu">): PartView[] {
  const side = new Sketch();
  const [handle, rim, body] = stack(side, [
    { diameter: diameter * 0.36, height: height * 0.16 },
    { diameter, height: height * 0.16, surface: "rings" },
    { diameter: diameter * 0.84, height: height * 0.68 },
  ]);
  for (const x of [-0.28, 0, 0.28])
    side.rect((x - 0.07) * diameter, body.top + height * 0.24, diameter * 0.14, height * 0.34, "detail");
  measureAcross(side, rim, "below");
  measureUpright(side, handle, body, "right");
  return [side.view("widok z boku")];
}

/** A perforated grating, drawn broken. */
export function drawGrating({ length, width, height }: MeasuresOf<"ruszt">): PartView[] {
  const drawn = Math.min(length, width * 3.4);
  const above = new Sketch();
  const half = drawn * 0.48;
  for (const from of [0, drawn - half]) {
    above.rect(from, -width / 2, half, width);
    for (let column = 1; column <= 6; column++)
      for (const row of [-0.25, 0, 0.25])
        above.circle(from + (column * half) / 7, row * width, width * 0.12, "detail");
  }
  for (const x of [half, drawn - half]) drawBreak(above, x, width);
  above.measure(figure(length), "below", 0, width / 2, drawn, width / 2);
  above.measure(figure(width), "right", drawn, -width / 2, drawn, width / 2);
  const side = new Sketch();
  side.rect(0, 0, width, height);
  side.measure(figure(height), "right", width, 0, width, height);
  return [{ ...above.view("widok z góry"), isShortened: true }, side.view("przekrój")];
}

/** A waste pipe with the rosette at the wall, standing on its end. */
export function drawWastePipe({
  diameter,
  length,
  rosetteDiameter,
}: MeasuresOf<"rura z rozetą">): PartView[] {
  const side = new Sketch();
  const wall = length * 0.34;
  const [top, , , foot] = stack(side, [
    { diameter, height: wall - 12 },
    { diameter: rosetteDiameter, height: 12, end: diameter * 1.2 },
    { diameter, height: length - wall - 8 },
    { diameter, height: 8 },
  ]);
  measureAcross(side, foot, "below");
  side.measure(
    diameterText(rosetteDiameter),
    "above",
    -rosetteDiameter / 2,
    wall - 12,
    rosetteDiameter / 2,
    wall - 12,
  );
  measureUpright(side, top, foot, "right");
  return [side.view("widok z boku")];
}

/** The mechanism of a waste that is closed by pressing: a spring between its head and its foot. */
export function drawClickMechanism({ diameter, height }: MeasuresOf<"mechanizm klik-klak">): PartView[] {
  const side = new Sketch();
  const [top, , spring, , foot] = stack(side, [
    { diameter, height: height * 0.12 },
    { diameter: diameter * 0.3, height: height * 0.16 },
    { diameter: diameter * 0.5, height: height * 0.36, surface: "thread" },
    { diameter: diameter * 0.72, height: height * 0.2, surface: "knurl" },
    { diameter: diameter * 0.3, height: height * 0.16 },
  ]);
  side.segment(-diameter * 0.3, spring.bottom, diameter * 0.3, spring.bottom, "outline");
  measureAcross(side, top, "above");
  measureUpright(side, top, foot, "right");
  return [side.view("widok z boku")];
}

/** The pump of a soap dispenser: its spout above, the collar, and the tube. */
export function drawPump({ diameter, height, length }: MeasuresOf<"pompka">): PartView[] {
  const side = new Sketch();
  side.roundedRect(-8, 0, length + 8, 11, 4);
  side.line([length - 7, 11, length - 7, 15, length, 15, length, 6]);
  side.rect(-4, 11, 8, height * 0.14);
  const collar = 11 + height * 0.14;
  side.rect(-diameter / 2, collar, diameter, height * 0.12);
  for (const x of [-0.36, -0.18, 0, 0.18, 0.36])
    side.segment(x * diameter, collar, x * diameter, collar + height * 0.12);
  side.rect(-diameter * 0.3, collar + height * 0.12, diameter * 0.6, height * 0.2);
  side.rect(-3, collar + height * 0.32, 6, height - collar - height * 0.32);
  side.measure(figure(length), "above", 0, 0, length, 0);
  side.measure(diameterText(diameter), "below", -diameter / 2, collar + 4, diameter / 2, collar + 4);
  side.measure(figure(height), "right", length, 0, 3, height);
  return [side.view("widok z boku")];
}
