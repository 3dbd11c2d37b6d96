import type { Mark } from "./template";

/** Width in mm of the strip that two neighbouring sheets both show. */
export const overlap = 10;

/** Returns the number of sheets that cover a length in mm; each repeats a strip of the one before it. */
export function sheetsAlong(length: number, size: number): number {
  return Math.max(1, Math.ceil((length - overlap) / (size - overlap)));
}

/** Returns the length in mm that sheets cover together. */
export function lengthCovered(sheets: number, size: number): number {
  return size + (sheets - 1) * (size - overlap);
}

/** A place that should not lie where two sheets meet, with the space that it needs; in mm. */
type Spot = { at: number; radius: number };

/** Space in mm around an axis, and beside a centre line for its dimensions. */
const aroundAxis = 8;
export const besideAxis = 20;

export function spotOf(at: number, { diameter }: Mark): Spot {
  return { at, radius: (diameter ?? 0) / 2 + aroundAxis };
}

/** Number of positions of the sheets that are compared. */
const tries = 24;

/**
 * Returns where the first sheet begins, so that all sheets cover the range: with the fewest places to avoid on a joint,
 * then as near to `wanted` as possible.
 */
export function placeSheets(
  [from, to]: readonly [number, number],
  wanted: number,
  { size, sheets, avoid }: { size: number; sheets: number; avoid: readonly Spot[] },
): number {
  const length = lengthCovered(sheets, size);
  const [least, most] = [to - length, from];
  const middle = Math.min(most, Math.max(least, wanted - length / 2));
  const onJoint = (start: number) =>
    Array.from({ length: sheets - 1 }, (_, index) => start + (index + 1) * (size - overlap)).flatMap(
      (joint) => avoid.filter(({ at, radius }) => at + radius > joint && at - radius < joint + overlap),
    ).length;
  const starts = Array.from({ length: tries + 1 }, (_, index) => least + ((most - least) * index) / tries);
  return [middle, ...starts].reduce((best, start) => {
    const better = onJoint(start) - onJoint(best) || Math.abs(start - middle) - Math.abs(best - middle);
    return better < 0 ? start : best;
  });
}
