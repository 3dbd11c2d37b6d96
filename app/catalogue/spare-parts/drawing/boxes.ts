import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";

/** Measures a rectangle at the origin: its width below, its height at the right. */
function measureRect(sketch: Sketch, width: number, height: number) {
  sketch.measure(figure(width), "below", 0, height, width, height);
  sketch.measure(figure(height), "right", width, 0, width, height);
}

function sideOf(depth: number, height: number): PartView {
  const side = new Sketch();
  side.rect(0, 0, depth, height);
  side.measure(figure(depth), "below", 0, height, depth, height);
  return side.view("widok z boku");
}

/** A box in the wall with its openings and the scale on its edge. */
export function drawWallBox({ width, height, depth }: MeasuresOf<"puszka">): PartView[] {
  const front = new Sketch();
  front.roundedRect(0, 0, width, height, 6);
  front.rect(width * 0.05, width * 0.05, width * 0.9, height - width * 0.1, "detail");
  for (const x of [0.27, 0.5, 0.73]) front.circle(width * x, height / 2, Math.min(height, width) * 0.24);
  for (let x = 0.1; x < 0.91; x += 0.05) front.segment(width * x, 0, width * x, width * 0.025);
  measureRect(front, width, height);
  const side = new Sketch();
  side.rect(0, 0, depth, height);
  for (let x = 0.2; x < 0.95; x += 0.1) side.segment(depth * x, 0, depth * x, height * 0.06);
  side.measure(figure(depth), "below", 0, height, depth, height);
  return [front.view("widok z przodu"), side.view("widok z boku")];
}

/** A sealing collar with an opening for a box. */
export function drawCollar(measures: MeasuresOf<"kołnierz">): PartView[] {
  const { width, height, innerWidth, innerHeight } = measures;
  const front = new Sketch();
  const [x, y] = [(width - innerWidth) / 2, (height - innerHeight) / 2];
  front.roundedRect(0, 0, width, height, 10);
  front.roundedRect(x, y, innerWidth, innerHeight, 6);
  for (const share of [0.35, 0.7])
    front.rect(x * share, y * share, width - 2 * x * share, height - 2 * y * share, "detail");
  measureRect(front, width, height);
  front.measure(figure(innerWidth), "above", x, y, x + innerWidth, y);
  front.measure(figure(innerHeight), "left", x, y, x, y + innerHeight);
  return [front.view("widok z przodu")];
}

/** A sleeve with a sealing collar around it. */
export function drawSleeve({ diameter, height, rosetteDiameter }: MeasuresOf<"tuleja">): PartView[] {
  const side = new Sketch();
  side.rect(-diameter / 2, 0, diameter, height);
  side.rect(-rosetteDiameter / 2, height * 0.62, rosetteDiameter, 4);
  for (let y = 0.1; y < 0.55; y += 0.1) side.segment(-diameter / 2, height * y, -diameter * 0.4, height * y);
  side.segment(0, 0, 0, height, "axis");
  side.measure(diameterText(diameter), "above", -diameter / 2, 0, diameter / 2, 0);
  const flange = height * 0.62 + 4;
  side.measure(
    diameterText(rosetteDiameter),
    "below",
    -rosetteDiameter / 2,
    flange,
    rosetteDiameter / 2,
    flange,
  );
  side.measure(figure(height), "right", diameter / 2, 0, diameter / 2, height);
  return [side.view("widok z boku")];
}

/** A mounting frame with its window. */
export function drawFrame({ width, height, depth }: MeasuresOf<"ramka">): PartView[] {
  const front = new Sketch();
  front.roundedRect(0, 0, width, height, 5);
  front.roundedRect(width * 0.14, height * 0.16, width * 0.72, height * 0.68, 3);
  for (const x of [0.07, 0.93]) for (const y of [0.1, 0.9]) front.circle(width * x, height * y, 5, "detail");
  measureRect(front, width, height);
  return [front.view("widok z przodu"), sideOf(depth, height)];
}

/** A closed box, such as a power supply: from the front, drawn with its depth, and from above. */
export function drawCase({ width, depth, height }: MeasuresOf<"pudełko">): PartView[] {
  const front = new Sketch();
  const [right, up] = [depth * 0.4, depth * 0.3];
  front.rect(0, 0, width, height);
  front.polygon([0, 0, right, -up, width + right, -up, width, 0]);
  front.polygon([width, 0, width + right, -up, width + right, height - up, width, height]);
  front.measure(figure(width), "below", 0, height, width, height);
  front.measure(figure(height), "left", 0, 0, 0, height);
  const above = new Sketch();
  above.rect(0, 0, width, depth);
  above.measure(figure(depth), "right", width, 0, width, depth);
  return [front.view("widok z przodu"), above.view("widok z góry")];
}

/** A strip of light-emitting diodes, drawn broken. */
export function drawStrip({ length, width, thickness }: MeasuresOf<"taśma">): PartView[] {
  const drawn = width * 9;
  const front = new Sketch();
  front.rect(0, 0, drawn * 0.62, width);
  front.rect(drawn * 0.68, 0, drawn * 0.32, width);
  for (const share of [0.06, 0.2, 0.34, 0.48, 0.74, 0.88])
    front.rect(drawn * share, width * 0.28, width * 0.44, width * 0.44);
  front.measure(figure(length), "below", 0, width, drawn, width);
  front.measure(figure(width), "right", drawn, 0, drawn, width);
  const side = new Sketch();
  side.rect(0, 0, drawn * 0.62, thickness);
  side.measure(figure(thickness), "right", drawn * 0.62, 0, drawn * 0.62, thickness);
  return [
    { ...front.view("widok z góry"), isShortened: true },
    { ...side.view("widok z boku"), isShortened: true },
  ];
}
