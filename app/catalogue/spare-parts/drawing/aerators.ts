import { threadDiameter } from "../threads";
import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { drawMesh, measureAcross, measureUpright, stack } from "./turned";

/** Side of the square in which small drawings of aerators stand, so that their sizes can be compared, in mm. */
const comparedIn = 34;

/**
 * A threaded aerator, as it hangs in the spout. One whose face is narrower than its thread is hidden in the spout and
 * has notches for its key.
 */
export function drawAerator({ thread, diameter, height }: MeasuresOf<"aerator gwintowany">): PartView[] {
  const nominal = threadDiameter(thread);
  const isHidden = diameter < nominal;
  const side = new Sketch();
  const [, threaded, face] = stack(side, [
    { diameter: nominal * 0.8, height: height * 0.12, end: nominal * 0.88 },
    { diameter: nominal, height: height * 0.5, surface: "thread" },
    { diameter, height: height * 0.38, surface: isHidden ? "rings" : "knurl" },
  ]);
  measureAcross(side, threaded, "above", thread);
  measureAcross(side, face, "below");
  measureUpright(side, { ...threaded, top: 0 }, face, "right");
  const below = new Sketch();
  below.circle(0, 0, Math.max(nominal, diameter));
  below.circle(0, 0, diameter * 0.86);
  drawMesh(below, diameter * 0.86);
  if (isHidden)
    for (const [x, y] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const)
      below.segment(
        x * diameter * 0.43,
        y * diameter * 0.43,
        x * nominal * 0.5,
        y * nominal * 0.5,
        "outline",
      );
  below.measure(diameterText(diameter), "below", -diameter / 2, 0, diameter / 2, 0);
  return [{ ...side.view("widok z boku"), comparedIn }, below.view("widok od dołu")];
}

/** An aerator that is pushed into the spout: a frame with a mesh, wide or square. */
export function drawInsertAerator({ width, depth, height }: MeasuresOf<"aerator wkładany">): PartView[] {
  const side = new Sketch();
  side.roundedRect(-width / 2, 0, width, height * 0.22, 1);
  side.rect(-width * 0.46, height * 0.22, width * 0.92, height * 0.5);
  side.roundedRect(-width / 2, height * 0.72, width, height * 0.28, 1);
  for (const y of [0.38, 0.56]) side.segment(-width * 0.46, height * y, width * 0.46, height * y);
  for (let x = -0.4; x <= 0.41; x += 0.16) side.segment(x * width, height * 0.76, x * width, height * 0.96);
  side.measure(figure(width), "below", -width / 2, height, width / 2, height);
  side.measure(figure(height), "right", width / 2, 0, width / 2, height);
  const below = new Sketch();
  below.roundedRect(0, 0, width, depth, 1);
  const [inset, columns, rows] = [1.4, Math.round(width / 2.5), Math.round(depth / 2.5)];
  below.rect(inset, inset, width - 2 * inset, depth - 2 * inset, "detail");
  for (let column = 1; column < columns; column++) {
    const x = inset + (column * (width - 2 * inset)) / columns;
    below.segment(x, inset, x, depth - inset);
  }
  for (let row = 1; row < rows; row++) {
    const y = inset + (row * (depth - 2 * inset)) / rows;
    below.segment(inset, y, width - inset, y);
  }
  below.measure(figure(depth), "right", width, 0, width, depth);
  return [{ ...side.view("widok z przodu"), comparedIn }, below.view("widok od dołu")];
}
