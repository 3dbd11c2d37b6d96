import { threadDiameter } from "../threads";
import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { drawCentre, drawMesh, drawThread, measureAcross, measureUpright, stack } from "./turned";

/** Length of the thread at the end of a hand shower, in mm. */
const threadLength = 12;

/** A hand shower with a round head, from the front and from the side. */
export function drawRoundHandShower(measures: MeasuresOf<"słuchawka okrągła">): PartView[] {
  const { thread, diameter, length, depth } = measures;
  const front = new Sketch();
  front.circle(0, diameter / 2, diameter);
  front.circle(0, diameter / 2, diameter * 0.88, "detail");
  for (const [ring, holes] of [
    [0.66, 14],
    [0.42, 9],
    [0.18, 4],
  ] as const)
    for (let hole = 0; hole < holes; hole++) {
      const angle = (2 * Math.PI * hole) / holes;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((at) => (at * ring * diameter) / 2);
      front.circle(x ?? 0, diameter / 2 + (y ?? 0), diameter * 0.035, "detail");
    }
  drawGrip(front, { thread, top: diameter * 0.99, length, width: 24 });
  front.measure(diameterText(diameter), "above", -diameter / 2, diameter / 2, diameter / 2, diameter / 2);
  front.measure(figure(length), "right", 0, 0, threadDiameter(thread) / 2, length);
  return [front.view("widok z przodu"), handShowerFromSide(diameter, length, depth)];
}

/** A hand shower with a rectangular head, from the front and from the side. */
export function drawSquareHandShower(measures: MeasuresOf<"słuchawka prostokątna">): PartView[] {
  const { thread, width, height, length, depth } = measures;
  const front = new Sketch();
  front.roundedRect(-width / 2, 0, width, height, 6);
  for (let row = 1; row <= 6; row++)
    for (let column = -2; column <= 2; column++)
      front.circle(column * width * 0.17, (row * height) / 7, width * 0.05, "detail");
  drawGrip(front, { thread, top: height, length, width: width * 0.36 });
  front.measure(figure(width), "above", -width / 2, 0, width / 2, 0);
  front.measure(figure(height), "left", -width / 2, 0, -width / 2, height);
  front.measure(figure(length), "right", width / 2, 0, threadDiameter(thread) / 2, length);
  return [front.view("widok z przodu"), handShowerFromSide(height, length, depth)];
}

type Grip = { thread: string; top: number; length: number; width: number };

function drawGrip(sketch: Sketch, { thread, top, length, width }: Grip) {
  const nominal = threadDiameter(thread);
  const neck = length - threadLength;
  const half = [width * 0.3, width / 2, nominal * 0.55] as const;
  sketch.polygon([
    ...[-half[0], top, half[0], top, half[1], top + 24, half[2], neck],
    ...[-half[2], neck, -half[1], top + 24],
  ]);
  sketch.rect(-nominal / 2, neck, nominal, threadLength);
  drawThread(sketch, nominal, neck, threadLength);
  sketch.segment(0, 0, 0, length, "axis");
  sketch.measure(thread, "below", -nominal / 2, length, nominal / 2, length);
}

function handShowerFromSide(head: number, length: number, depth: number): PartView {
  const side = new Sketch();
  const grip = Math.min(depth, 22);
  side.roundedRect(0, 0, depth * 0.55, head, 3);
  side.polygon([
    depth * 0.55,
    head * 0.2,
    depth,
    head * 0.9,
    depth,
    length,
    depth - grip,
    length,
    depth - grip,
    head,
  ]);
  side.measure(figure(depth), "below", 0, head, depth, length);
  return side.view("widok z boku");
}

/** A hand shower in the shape of a rod, with its nozzles at the top. */
export function drawRodHandShower({ thread, diameter, length }: MeasuresOf<"słuchawka prętowa">): PartView[] {
  const front = new Sketch();
  const [rod, foot] = stack(front, [
    { diameter, height: length - threadLength },
    { diameter: Math.min(threadDiameter(thread), diameter), height: threadLength, surface: "thread" },
  ]);
  front.roundedRect(-diameter * 0.3, diameter * 0.4, diameter * 0.6, length * 0.26, diameter * 0.2);
  for (let row = 1; row <= 6; row++)
    for (const x of [-0.14, 0.14])
      front.circle(x * diameter, diameter * 0.4 + (row * length * 0.26) / 7, diameter * 0.07, "detail");
  measureAcross(front, rod, "above");
  measureAcross(front, foot, "below", thread);
  measureUpright(front, rod, foot, "right");
  return [front.view("widok z przodu")];
}

/** A flow limiter: a ring with a domed strainer. */
export function drawFlowLimiter({ diameter, height }: MeasuresOf<"ogranicznik przepływu">): PartView[] {
  const side = new Sketch();
  const [dome, ring] = stack(side, [
    { diameter: diameter * 0.5, height: height * 0.62, end: diameter * 0.8, surface: "knurl" },
    { diameter, height: height * 0.38 },
  ]);
  measureAcross(side, ring, "below");
  measureUpright(side, dome, ring, "right");
  const above = new Sketch();
  above.circle(0, 0, diameter);
  above.circle(0, 0, diameter * 0.8);
  drawMesh(above, diameter * 0.8);
  drawCentre(above, diameter);
  return [{ ...side.view("widok z boku"), comparedIn: 34 }, above.view("widok z góry")];
}

/** A ball joint: a nut, the ball between, and the thread of the shower head. */
export function drawBallJoint({ thread, diameter, length }: MeasuresOf<"przegub kulowy">): PartView[] {
  const side = new Sketch();
  const [nut, , , foot] = stack(side, [
    { diameter, height: length * 0.34, surface: "hexagon" },
    { diameter: diameter * 0.9, height: length * 0.16, end: diameter * 0.66 },
    { diameter: diameter * 0.5, height: length * 0.16 },
    { diameter: threadDiameter(thread), height: length * 0.34, surface: "thread" },
  ]);
  side.circle(0, length * 0.42, diameter * 0.56, "detail");
  measureAcross(side, nut, "above");
  measureAcross(side, foot, "below", thread);
  measureUpright(side, nut, foot, "right");
  return [side.view("widok z boku")];
}
