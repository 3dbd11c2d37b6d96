import type { Dimension, RuleId, Scene, ScenePoint } from "~/fit-rules/check";
import { polishNumber } from "~/polish/number";
import { dimensionLines, type SceneExtent } from "./extent";

export type DrawingSide = "below" | "left" | "right";

/**
 * A dimension line outside the shapes. `start` and `end` are in mm: from the drawing's left edge for a line below the
 * drawing, from its top edge for a line at the left or right.
 */
export type PlacedDimension = {
  rule: RuleId;
  label: string;
  text: string;
  side: DrawingSide;
  /** Index of the row that the dimension line is in, on its side of the drawing; row 0 is next to the shapes. */
  tier: number;
  start: number;
  end: number;
  /** Lengths in mm of the two extension lines, each from the drawing's edge to a measured point. */
  depths: [start: number, end: number];
  /** Position of the number: between the ends of the line, before its start or after its end. */
  place: "between" | "start" | "end";
  /**
   * True if the line is too short for arrows between its ends. The arrows are then outside the ends and point inwards.
   */
  isShort: boolean;
};

/**
 * Proportions of a drawing, which determine its maximum width. A slender drawing is narrower, so that its full height
 * fits on the screen.
 */
export type Build = "wide" | "tall" | "slender";

/** Width of the shapes in px on a screen 320 px wide (`drawing.css`). Numbers fit at this width and above. */
export const narrowest: Readonly<Record<Build, number>> = { wide: 228, tall: 228, slender: 176 };

export function buildOf({ width, height }: { width: number; height: number }): Build {
  if (height > 2.2 * width) return "slender";
  return height > 1.4 * width ? "tall" : "wide";
}

/**
 * Widths in px at a font size of 14 px: of a digit, of an arrow with its tail, and of the gap between arrow and number.
 */
const digit = 8.2;
const arrow = 14;
const gap = 6;

/** Places all dimensions outside the shapes. Numbers do not overlap at any width from {@link narrowest} upwards. */
export function placeDimensions(scene: Scene, extent: SceneExtent): PlacedDimension[] {
  const [width, height] = [sideLength("below", extent), sideLength("right", extent)];
  const scale = narrowest[buildOf({ width, height })] / width;
  const lines = dimensionLines(scene);
  const waiting = scene.dimensions.map((dimension) => onSheet(dimension, scene, lines, extent));
  const taken: Record<DrawingSide, Span[][]> = { below: [], left: [], right: [] };
  return waiting
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))
    .map((dimension) => {
      const length = dimension.side === "below" ? width : height;
      const { span, ...place } = textPlace(dimension, scale, length);
      const tiers = taken[dimension.side];
      const free = tiers.findIndex((spans) => spans.every((other) => !meet(span, other)));
      const tier = free < 0 ? tiers.length : free;
      tiers[tier] = [...(tiers[tier] ?? []), span];
      return { ...dimension, ...place, tier };
    });
}

/** Interval that a dimension line and its number occupy along a side of the drawing, in px at the narrowest width. */
export type Span = { from: number; to: number };

/** Returns whether two intervals overlap by more than 0.5 px. Lines that merely touch end to end can be in one row. */
function meet(one: Span, other: Span): boolean {
  return one.from < other.to - 0.5 && other.from < one.to - 0.5;
}

type Unplaced = Omit<PlacedDimension, "tier" | "place" | "isShort">;

export function textWidth(text: string): number {
  return text.length * digit;
}

type Place = Pick<PlacedDimension, "place" | "isShort"> & { span: Span };

/** @param length length in mm of the side of the drawing */
function textPlace({ start, end, text }: Unplaced, scale: number, length: number): Place {
  const [from, to] = [start * scale, end * scale];
  const needed = textWidth(text);
  if (to - from >= needed + 2 * gap + arrow) return { place: "between", isShort: false, span: { from, to } };
  const span = { from: from - arrow, to: to + arrow };
  if (to - from >= needed + 2) return { place: "between", isShort: true, span };
  const after = span.to + gap + needed;
  return after <= length * scale + arrow
    ? { place: "end", isShort: true, span: { ...span, to: after } }
    : { place: "start", isShort: true, span: { ...span, from: span.from - gap - needed } };
}

function sideLength(side: DrawingSide, { minU, maxU, minZ, maxZ }: SceneExtent): number {
  return side === "below" ? maxU - minU : maxZ - minZ;
}

function onSheet(
  { rule, label, value, along, from, to }: Dimension,
  { wallU }: Scene,
  lines: ScenePoint[][],
  extent: SceneExtent,
): Unplaced {
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
