import { tenth } from "../geometry/place";
import type { ScenePoint } from "../types/check";

/** A ruler in a drawing: thin lines from the measured points to it, and the measured length with its arrows. */
export type DrawnRuler = { aids: string; length: string };

type Ends = { from: ScenePoint; to: ScenePoint; marks: readonly ScenePoint[] };

/**
 * Returns a ruler as SVG path data.
 * @param place converts a point of the scene to the drawing's coordinates
 * @param arrow length of an arrow in the drawing's units. Where the length is too short for two arrows, they point at
 * it from outside.
 */
export function rulerPaths(
  { from, to, marks }: Ends,
  place: (point: ScenePoint) => { x: number; y: number },
  arrow: number,
): DrawnRuler {
  const [start, end] = [place(from), place(to)];
  const isUpright = from.u === to.u;
  const span = Math.hypot(end.x - start.x, end.y - start.y);
  const isShort = span < 3 * arrow;
  const [x, y] = span === 0 ? [1, 0] : [(end.x - start.x) / span, (end.y - start.y) / span];
  const at = (point: { x: number; y: number }, along: number, across: number) =>
    `${tenth(point.x + x * along - y * across)} ${tenth(point.y + y * along + x * across)}`;
  const head = (point: { x: number; y: number }, direction: number) =>
    `M${at(point, direction * arrow, -arrow * 0.4)}L${at(point, 0, 0)}L${at(point, direction * arrow, arrow * 0.4)}`;
  const bar = (point: { x: number; y: number }) =>
    `M${at(point, 0, -arrow * 0.7)}L${at(point, 0, arrow * 0.7)}`;
  const outside = isShort ? -1 : 1;
  return {
    aids: marks
      .map((mark) => {
        const measured = place(mark);
        const foot = isUpright ? { x: start.x, y: measured.y } : { x: measured.x, y: start.y };
        return `M${tenth(measured.x)} ${tenth(measured.y)}L${tenth(foot.x)} ${tenth(foot.y)}`;
      })
      .join(""),
    length: [
      `M${at(start, isShort ? -2 * arrow : 0, 0)}L${at(end, isShort ? 2 * arrow : 0, 0)}`,
      head(start, outside),
      head(end, -outside),
      bar(start),
      bar(end),
    ].join(""),
  };
}
