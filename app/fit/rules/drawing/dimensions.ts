import { polishNumber } from "lib/polish/number";
import type { Dimension, Scene } from "../types/check";
import { type MeasuredLine, type PlacedDimension, placeDimensionLines, type Size } from "./dimension-lines";
import type { SceneExtent } from "./extent";

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
export function placeDimensions({ dimensions }: Scene, extent: SceneExtent): PlacedDimension[] {
  const size = { width: extent.maxU - extent.minU, height: extent.maxZ - extent.minZ };
  return placeDimensionLines(
    dimensions.map((dimension) => onSheet(dimension, extent)),
    size,
    narrowest[buildOf(size)] / size.width,
  );
}

/** Lengths are below the shapes, heights at their right: taps and walls are at the left. */
function onSheet({ rule, label, value, along, from, to }: Dimension, extent: SceneExtent): MeasuredLine {
  const words = { rule, label, text: polishNumber(value, value < 10 ? 1 : 0) };
  if (along === "u") {
    const [first, last] = from.u <= to.u ? [from, to] : [to, from];
    return {
      ...words,
      side: "below",
      start: first.u - extent.minU,
      end: last.u - extent.minU,
      depths: [first.z - extent.minZ, last.z - extent.minZ],
    };
  }
  const [upper, lower] = from.z >= to.z ? [from, to] : [to, from];
  return {
    ...words,
    side: "right",
    start: extent.maxZ - upper.z,
    end: extent.maxZ - lower.z,
    depths: [extent.maxU - upper.u, extent.maxU - lower.u],
  };
}
