/** A point of the view, as fractions of its width and height. */
export type ViewPoint = { x: number; y: number };

/** The measures that a box has, by the keys of the product's measures. */
export const boxMeasures = ["width", "height", "depth"] as const;

export type BoxMeasure = (typeof boxMeasures)[number];

/** What the view shows of a model's box: its size in mm, and its eight corners (see {@link cornersOf}). */
export type SeenBox = { size: Record<BoxMeasure, number>; corners: readonly ViewPoint[] };

/** Places in `corners` that lie one step along a measure from one another. */
const steps: Readonly<Record<BoxMeasure, number>> = { width: 1, height: 2, depth: 4 };

/** Returns the eight corners of a box: `x` changes fastest, then `y`, then `z`. */
export function cornersOf<Point>(
  [left, right]: readonly [number, number],
  [bottom, top]: readonly [number, number],
  [back, front]: readonly [number, number],
  point: (x: number, y: number, z: number) => Point,
): Point[] {
  return [back, front].flatMap((z) => [bottom, top].flatMap((y) => [left, right].map((x) => point(x, y, z))));
}

/**
 * Returns the edge of the box along which a measure is drawn, so that it crosses the model as little as possible: the
 * leftmost upright edge for the height, the lowest edge for the others.
 */
export function edgeFor(measure: BoxMeasure, corners: readonly ViewPoint[]): [ViewPoint, ViewPoint] | null {
  const step = steps[measure];
  const edges = corners.flatMap((from, place): [ViewPoint, ViewPoint][] => {
    const to = corners[place + step];
    return to && (place & step) === 0 ? [[from, to]] : [];
  });
  const outside = ([from, to]: [ViewPoint, ViewPoint]) =>
    measure === "height" ? -(from.x + to.x) : from.y + to.y;
  return edges.toSorted((one, other) => outside(other) - outside(one))[0] ?? null;
}

/**
 * Tells whether the model is as large as the content says, within a millimetre. A model with a hose is larger: its box
 * would show another length than the one it is labelled with.
 */
export function isTrue(millimetres: number, drawn: number): boolean {
  return Math.abs(millimetres - drawn) <= 1;
}
