import { threadDiameter } from "../threads";
import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { drawBreak, drawThread, measureAcross, measureUpright, stack } from "./turned";

/** A stud with its washer and nut below the deck, and the horseshoe plate from above. */
export function drawDeckFixing({ thread, length, diameter }: MeasuresOf<"mocowanie do blatu">): PartView[] {
  const nominal = threadDiameter(thread);
  const plate = length * 0.58;
  const side = new Sketch();
  side.rect(-nominal / 2, 0, nominal, length);
  drawThread(side, nominal, 0, length);
  side.rect(-diameter / 2, plate, diameter, 3);
  side.rect(-nominal, plate + 3, nominal * 2, nominal * 0.8);
  for (const x of [-0.5, 0.5]) side.segment(x * nominal, plate + 3, x * nominal, plate + 3 + nominal * 0.8);
  side.measure(thread, "above", -nominal / 2, 0, nominal / 2, 0);
  side.measure(figure(length), "right", nominal / 2, 0, nominal / 2, length);
  side.measure(diameterText(diameter), "below", -diameter / 2, plate + 3, diameter / 2, plate + 3);
  const above = new Sketch();
  const [r, slot] = [diameter / 2, nominal * 0.6];
  above.circle(0, 0, diameter);
  above.polygon([-slot, -r * 0.2, slot, -r * 0.2, slot, r, -slot, r], "detail");
  return [side.view("widok z boku"), above.view("podkładka z góry")];
}

/** A stud; a long one is drawn broken. */
export function drawStud({ thread, length }: MeasuresOf<"szpilka">): PartView[] {
  const nominal = threadDiameter(thread);
  const drawn = Math.min(length, nominal * 8);
  const isShortened = drawn < length;
  const side = new Sketch();
  const ends = isShortened ? drawn * 0.44 : drawn / 2;
  for (const top of [0, drawn - ends]) {
    side.rect(-nominal / 2, top, nominal, ends);
    drawThread(side, nominal, top, ends);
  }
  const nut = { width: nominal * 1.7, height: nominal * 0.8, top: nominal * 1.2 };
  side.rect(-nut.width / 2, nut.top, nut.width, nut.height);
  for (const x of [-0.25, 0.25]) side.segment(x * nut.width, nut.top, x * nut.width, nut.top + nut.height);
  side.segment(0, 0, 0, drawn, "axis");
  side.measure(thread, "above", -nominal / 2, 0, nominal / 2, 0);
  side.measure(figure(length), "right", nominal / 2, 0, nominal / 2, drawn);
  return [{ ...side.view("widok z boku"), ...(isShortened && { isShortened }) }];
}

/** An eccentric union: the wall's thread at the left, the mixer's at the right, on another axis. */
export function drawEccentric(measures: MeasuresOf<"mimośród">): PartView[] {
  const { thread, endThread, length, offset, rosetteDiameter } = measures;
  const [wall, mixer] = [threadDiameter(thread), threadDiameter(endThread)];
  const side = new Sketch();
  const [first, second] = [length * 0.36, length * 0.64];
  side.rect(0, -wall / 2, first, wall);
  side.polygon([
    first,
    -wall * 0.46,
    second,
    offset - mixer / 2,
    second,
    offset + mixer / 2,
    first,
    wall * 0.46,
  ]);
  side.rect(second, offset - mixer / 2, length - second, mixer);
  for (let x = 1; x < first - 2; x += 3) side.segment(x, -wall / 2, x + 2, wall / 2);
  for (let x = second + 1; x < length - 2; x += 3)
    side.segment(x, offset - mixer / 2, x + 2, offset + mixer / 2);
  side.segment(0, 0, second, 0, "axis");
  side.segment(first, offset, length, offset, "axis");
  side.measure(thread, "left", 0, -wall / 2, 0, wall / 2);
  side.measure(endThread, "right", length, offset - mixer / 2, length, offset + mixer / 2);
  side.measure(figure(offset), "right", second, 0, length, offset);
  side.measure(figure(length), "below", 0, wall / 2, length, offset + mixer / 2);
  const rosette = new Sketch();
  rosette.circle(0, 0, rosetteDiameter);
  rosette.circle(0, 0, rosetteDiameter * 0.9, "detail");
  rosette.circle(0, 0, mixer);
  rosette.measure(diameterText(rosetteDiameter), "below", -rosetteDiameter / 2, 0, rosetteDiameter / 2, 0);
  return [side.view("widok z boku"), rosette.view("rozeta z przodu")];
}

/** A slider on a rail with the holder for a hand shower, from above and from the front. */
export function drawSlider({ pipeDiameter, height, length }: MeasuresOf<"uchwyt przesuwny">): PartView[] {
  const clamp = pipeDiameter * 1.6;
  const holder = 26;
  const x = length - holder / 2;
  const above = new Sketch();
  above.circle(0, 0, clamp);
  above.circle(0, 0, pipeDiameter);
  above.line([clamp * 0.46, -6, x - holder * 0.4, -6]);
  above.line([clamp * 0.46, 6, x - holder * 0.4, 6]);
  above.circle(x, 0, holder);
  above.circle(x, 0, holder * 0.7, "detail");
  above.measure(diameterText(pipeDiameter), "above", -pipeDiameter / 2, 0, pipeDiameter / 2, 0);
  above.measure(figure(length), "below", 0, 0, length, 0);
  const front = new Sketch();
  front.roundedRect(-clamp / 2, 0, clamp, height, 4);
  front.circle(0, height / 2, holder * 0.7, "detail");
  front.measure(figure(height), "right", clamp / 2, 0, clamp / 2, height);
  return [above.view("widok z góry"), front.view("widok z przodu")];
}

/** A levelling foot. */
export function drawFoot({ thread, diameter, length }: MeasuresOf<"stopka">): PartView[] {
  const nominal = threadDiameter(thread);
  const side = new Sketch();
  const [stud, , , foot] = stack(side, [
    { diameter: nominal, height: length * 0.7, surface: "thread" },
    { diameter: nominal * 1.7, height: length * 0.1, surface: "hexagon" },
    { diameter: nominal * 1.4, height: length * 0.1, end: diameter * 0.8 },
    { diameter, height: length * 0.1 },
  ]);
  measureAcross(side, stud, "above", thread);
  measureAcross(side, foot, "below");
  measureUpright(side, stud, foot, "right");
  return [side.view("widok z boku")];
}

/** A countersunk screw and its wall plug. */
export function drawScrew(measures: MeasuresOf<"wkręt z kołkiem">): PartView[] {
  const { diameter, length, plugDiameter, plugLength } = measures;
  const x = diameter * 4;
  const r = plugDiameter / 2;
  const side = new Sketch();
  stack(side, [
    { diameter: diameter * 1.9, height: diameter * 0.7, end: diameter },
    { diameter, height: length - diameter * 1.9, surface: "thread" },
    { diameter, height: diameter * 1.2, end: 0.4 },
  ]);
  side.polygon([
    x - r,
    0,
    x + r,
    0,
    x + r,
    plugLength * 0.86,
    x + r * 0.5,
    plugLength,
    x - r * 0.5,
    plugLength,
    x - r,
    plugLength * 0.86,
  ]);
  side.segment(x, plugLength * 0.3, x, plugLength);
  for (let y = 0.3; y < 0.85; y += 0.12) side.segment(x - r, plugLength * y, x + r, plugLength * y);
  side.measure(diameterText(diameter), "below", -diameter / 2, length * 0.8, diameter / 2, length * 0.8);
  side.measure(figure(length), "left", -diameter * 0.95, 0, 0, length);
  side.measure(diameterText(plugDiameter), "above", x - r, 0, x + r, 0);
  side.measure(figure(plugLength), "right", x + r, 0, x, plugLength);
  return [side.view("widok z boku")];
}

/** A wall bracket of a radiator: a rosette at the wall, a clip around the tube. */
export function drawBracket({ rosetteDiameter, pipeDiameter, length }: MeasuresOf<"wspornik">): PartView[] {
  const side = new Sketch();
  const clip = pipeDiameter * 1.3;
  side.rect(0, -rosetteDiameter / 2, 6, rosetteDiameter);
  side.rect(6, -6, length - 6 - clip / 2, 12);
  side.circle(length, 0, clip);
  side.circle(length, 0, pipeDiameter);
  side.segment(0, 0, length + clip / 2, 0, "axis");
  side.measure(diameterText(rosetteDiameter), "left", 0, -rosetteDiameter / 2, 0, rosetteDiameter / 2);
  side.measure(diameterText(pipeDiameter), "right", length, -pipeDiameter / 2, length, pipeDiameter / 2);
  side.measure(figure(length), "below", 0, rosetteDiameter / 2, length, 0);
  return [side.view("widok z boku")];
}

/** A mounting rail with slots; its length is drawn broken. */
export function drawRail({ length, height, thickness }: MeasuresOf<"listwa">): PartView[] {
  const drawn = Math.min(length, height * 4);
  const front = new Sketch();
  const isShortened = drawn < length;
  const half = isShortened ? drawn / 2 - height * 0.08 : drawn / 2;
  for (const x of [0, drawn - half]) {
    front.rect(x, -height / 2, half, height);
    front.roundedRect(x + half * 0.3, -height * 0.12, half * 0.4, height * 0.24, height * 0.1);
  }
  if (isShortened) for (const x of [half, drawn - half]) drawBreak(front, x, height);
  front.measure(figure(length), "below", 0, height / 2, drawn, height / 2);
  front.measure(figure(height), "right", drawn, -height / 2, drawn, height / 2);
  const side = new Sketch();
  side.rect(0, 0, thickness, height);
  side.measure(figure(thickness), "below", 0, height, thickness, height);
  return [
    { ...front.view("widok z przodu"), ...(isShortened && { isShortened }) },
    side.view("widok z boku"),
  ];
}
