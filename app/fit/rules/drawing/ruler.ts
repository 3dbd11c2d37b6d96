import { tenth } from "../geometry/place";
import type { ScenePoint } from "../types/check";

/** A ruler in a drawing: thin lines from the measured points to it, and the measured length with a bar at each end. */
export type DrawnRuler = { aids: string; length: string };

type Ends = { from: ScenePoint; to: ScenePoint; marks: readonly ScenePoint[] };

/**
 * Returns a level or upright ruler as SVG path data.
 * @param place converts a point of the scene to the drawing's coordinates
 * @param bar length of a bar in the drawing's units
 */
export function rulerPaths(
  { from, to, marks }: Ends,
  place: (point: ScenePoint) => { x: number; y: number },
  bar: number,
): DrawnRuler {
  const [start, end] = [place(from), place(to)];
  const isUpright = from.u === to.u;
  const across = ({ x, y }: { x: number; y: number }) =>
    isUpright ? `M${tenth(x - bar / 2)} ${y}h${tenth(bar)}` : `M${x} ${tenth(y - bar / 2)}v${tenth(bar)}`;
  return {
    aids: marks
      .map(place)
      .map(({ x, y }) => `M${x} ${y}${isUpright ? `H${start.x}` : `V${start.y}`}`)
      .join(""),
    length: `M${start.x} ${start.y}L${end.x} ${end.y}${across(start)}${across(end)}`,
  };
}
