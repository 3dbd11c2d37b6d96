import { polishNumber } from "lib/polish/number";
import type { Dimension, Scene, ScenePoint } from "../types/check";
import { type MeasuredLine, type PlacedDimension, placeDimensionLines, type Size } from "./dimension-lines";
import { dimensionLines, type SceneExtent } from "./extent";

/**
 * Proportions of a drawing, which determine its maximum width. A slender drawing is narrower, so that its full height
 * fits on the screen.
 */
export type Build = "wide" | "tall" | "slender";

/** Width of the shapes in px on a screen 320 px wide (`drawing.css`). Numbers fit at this width and above. */
export const narrowest: Readonly<Record<Build, number>> = { wide: 228, tall: 228, slender: 176 };

export function buildOf({ width, height }: Size): Build {
  if (height > 2.2 * width) return "slender";
  return height > 1.4 * width ? "tall" : "wide";
}

/** Places all dimensions outside the shapes. Numbers do not overlap at any width from {@link narrowest} upwards. */
export function placeDimensions(scene: Scene, extent: SceneExtent): PlacedDimension[] {
  const size = { width: extent.maxU - extent.minU, height: extent.maxZ - extent.minZ };
  const lines = dimensionLines(scene);
  return placeDimensionLines(
    scene.dimensions.map((dimension) => onSheet(dimension, scene, lines, extent)),
    size,
    narrowest[buildOf(size)] / size.width,
  );
}

function onSheet(
  { rule, label, value, along, from, to }: Dimension,
  { wallU }: Scene,
  lines: ScenePoint[][],
  extent: SceneExtent,
): MeasuredLine {
  const words = { rule, label, text: polishNumber(value, value < 10 ? 1 : 0) };
  if (along === "u") {
    const [first, last] = from.u <= to.u ? [from, to] : [to, from];
    const depth = ({ z }: ScenePoint) => z - extent.minZ;
    return {
      ...words,
      side: "below",
      start: first.u - extent.minU,
      end: last.u - extent.minU,
      depths: [depth(first), depth(last)],
    };
  }
  const [upper, lower] = from.z >= to.z ? [from, to] : [to, from];
  const crossed = (edge: number) =>
    [upper, lower].reduce((sum, point) => sum + crossings(lines, point, edge), 0);
  const isLeft = wallU === null && crossed(extent.minU) < crossed(extent.maxU);
  const depth = ({ u }: ScenePoint) => (isLeft ? u - extent.minU : extent.maxU - u);
  return {
    ...words,
    side: isLeft ? "left" : "right",
    start: extent.maxZ - upper.z,
    end: extent.maxZ - lower.z,
    depths: [depth(upper), depth(lower)],
  };
}

/**
 * Counts the product outlines that a horizontal line crosses between a point and the left or right edge of the drawing.
 */
function crossings(lines: ScenePoint[][], { u, z }: ScenePoint, edge: number): number {
  const [min, max] = [Math.min(u, edge), Math.max(u, edge)];
  return lines.reduce(
    (sum, line) =>
      sum +
      line.slice(1).filter((end, place) => {
        const begin = line[place];
        if (!begin || begin.z > z === end.z > z) return false;
        const at = begin.u + ((z - begin.z) / (end.z - begin.z)) * (end.u - begin.u);
        return at > min && at < max;
      }).length,
    0,
  );
}
