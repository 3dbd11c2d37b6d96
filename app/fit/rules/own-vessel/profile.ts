import { tenth } from "../geometry/place";

/** A corner of an outline, in mm; `round` is the length that is cut off on both sides to round it. */
export type Corner = readonly [u: number, z: number, round?: number];

/** Number of straight pieces that draw a rounded corner. */
const pieces = 4;

/**
 * Returns a closed outline with rounded corners, in tenths of a millimetre. A corner is rounded by no more than half of
 * the shorter edge beside it.
 */
export function outline(corners: readonly Corner[]): [number, number][] {
  return corners.flatMap((corner, place): [number, number][] => {
    const before = corners.at(place - 1) ?? corner;
    const after = corners[(place + 1) % corners.length] ?? corner;
    const round = Math.min(corner[2] ?? 0, distance(before, corner) / 2, distance(after, corner) / 2);
    if (round < 0.5) return [[tenth(corner[0]), tenth(corner[1])]];
    const [start, end] = [towards(corner, before, round), towards(corner, after, round)];
    return Array.from({ length: pieces + 1 }, (_, piece) => curve(start, corner, end, piece / pieces));
  });
}

/**
 * Returns the outline of a rectangle. The edge that closes it is vertical, because code that measures heights reads
 * only the others.
 */
export function rectangle(left: number, right: number, bottom: number, top: number): [number, number][] {
  return outline([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

function distance(one: Corner, other: Corner): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function towards(from: Corner, to: Corner, by: number): Corner {
  const share = by / distance(from, to);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Returns a point of the quadratic Bézier curve from `start` to `end`; `at` runs from 0 to 1. */
function curve(start: Corner, corner: Corner, end: Corner, at: number): [number, number] {
  const [a, b, c] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  return [tenth(a * start[0] + b * corner[0] + c * end[0]), tenth(a * start[1] + b * corner[1] + c * end[1])];
}
