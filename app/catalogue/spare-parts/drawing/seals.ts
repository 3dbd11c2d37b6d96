import type { MeasuresOf } from "./measures-of";
import { diameterText, figure, type PartView, Sketch } from "./sketch";
import { drawCentre } from "./turned";

type Seal = { outer: number; inner: number; thickness: number };

/** Space between the seals of a set, in mm. */
const gap = 6;

/** The seals of a set beside one another: each from above, and below that from the side. */
export function drawSeals({ seals }: MeasuresOf<"uszczelki">): PartView[] {
  const sketch = new Sketch();
  const sizes = seals.map(readSeal);
  const largest = Math.max(...sizes.map(({ outer }) => outer));
  let left = 0;
  for (const { outer, inner, thickness } of sizes) {
    const [x, right] = [left + outer / 2, left + outer];
    const bottom = largest + gap;
    sketch.circle(x, largest / 2, outer);
    sketch.circle(x, largest / 2, inner);
    sketch.rect(left, bottom, outer, thickness);
    for (const edge of [x - inner / 2, x + inner / 2]) sketch.segment(edge, bottom, edge, bottom + thickness);
    sketch.measure(diameterText(inner), "above", x - inner / 2, largest / 2, x + inner / 2, largest / 2);
    sketch.measure(diameterText(outer), "below", left, bottom + thickness, right, bottom + thickness);
    left = right + gap;
  }
  const [only] = sizes;
  if (only && sizes.length === 1)
    sketch.measure(
      figure(only.thickness),
      "right",
      only.outer,
      largest + gap,
      only.outer,
      largest + gap + only.thickness,
    );
  return [sketch.view("widok z góry i z boku")];
}

function readSeal(written: string): Seal {
  const [outer = 0, inner = 0, thickness = 0] = written
    .split("×")
    .map((number) => Number(number.replace(",", ".")));
  return { outer, inner, thickness };
}

/** A flat ring that lies under something. */
export function drawPad({ diameter, innerDiameter, thickness }: MeasuresOf<"podkładka">): PartView[] {
  return drawSeals({ seals: [[diameter, innerDiameter, thickness].join("×")] });
}

/** A trim ring with a collar, from the side and from the front. */
export function drawRing({ diameter, innerDiameter, height }: MeasuresOf<"pierścień">): PartView[] {
  const side = new Sketch();
  const tube = (diameter + innerDiameter) / 2;
  side.roundedRect(-diameter / 2, 0, diameter, height * 0.22, 1);
  side.rect(-tube / 2, height * 0.22, tube, height * 0.78);
  for (const y of [0.5, 0.7]) side.segment(-tube / 2, height * y, tube / 2, height * y);
  side.segment(0, 0, 0, height, "axis");
  side.measure(diameterText(diameter), "above", -diameter / 2, height * 0.1, diameter / 2, height * 0.1);
  side.measure(figure(height), "right", diameter / 2, 0, tube / 2, height);
  const front = new Sketch();
  front.circle(0, 0, diameter);
  front.circle(0, 0, innerDiameter);
  drawCentre(front, diameter);
  front.measure(diameterText(innerDiameter), "below", -innerDiameter / 2, 0, innerDiameter / 2, 0);
  return [front.view("widok z przodu"), side.view("widok z boku")];
}
