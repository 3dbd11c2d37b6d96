import { tenth } from "../geometry/place";
import type { Dimension } from "../types/check";

/** Sides of a drawing on which dimension lines can be. */
export const drawingSides = ["below", "right"] as const;

export type DrawingSide = (typeof drawingSides)[number];

/**
 * A dimension of a drawing. `start` and `end` are in mm: from the drawing's left edge for a line below the drawing, from its
 * top edge for a line at the right.
 */
export type MeasuredLine = Pick<Dimension, "rule" | "label"> & {
  text: string;
  side: DrawingSide;
  start: number;
  end: number;
  /** Lengths in mm of the two extension lines, each from the drawing's edge to a measured point. */
  depths: [start: number, end: number];
};

/** A dimension, drawn outside the shapes. */
export type PlacedDimension = MeasuredLine & {
  /** Index of the row that the dimension line is in, on its side of the drawing; row 0 is next to the shapes. */
  tier: number;
  /** Position of the number: between the ends of the line, before its start or after its end. */
  place: "between" | "start" | "end";
  /**
   * True if the line is too short for arrows between its ends. The arrows are then outside the ends and point inwards.
   */
  isShort: boolean;
};

/** Size in mm. */
export type Size = { width: number; height: number };

/**
 * Widths in px at a font size of 14 px: of a digit, of an arrow with its tail, and of the gap between arrow and number.
 */
const digit = 8.2;
const arrow = 14;
const gap = 6;

/**
 * Places dimension lines outside the shapes, the shortest nearest to them. Numbers do not overlap at any scale from the
 * given one upwards.
 * @param size size of the drawing
 * @param scale smallest scale at which the drawing is shown, in px per mm
 */
export function placeDimensionLines(
  lines: readonly MeasuredLine[],
  size: Size,
  scale: number,
): PlacedDimension[] {
  const taken: Record<DrawingSide, Span[][]> = { below: [], right: [] };
  return lines
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))
    .map((line) => {
      const { span, ...place } = textPlace(line, scale, sideLength(line.side, size));
      const tiers = taken[line.side];
      const free = tiers.findIndex((spans) => spans.every((other) => !meet(span, other)));
      const tier = free < 0 ? tiers.length : free;
      tiers[tier] = [...(tiers[tier] ?? []), span];
      return { ...line, ...place, tier };
    });
}

/** Returns the length of a drawing's side, in mm. */
export function sideLength(side: DrawingSide, { width, height }: Size): number {
  return side === "below" ? width : height;
}

/** Interval that a dimension line and its number occupy along a side of the drawing, in px at the smallest scale. */
type Span = { from: number; to: number };

/** Returns whether two intervals overlap by more than 0.5 px. Lines that merely touch end to end can be in one row. */
function meet(one: Span, other: Span): boolean {
  return one.from < other.to - 0.5 && other.from < one.to - 0.5;
}

export function textWidth(text: string): number {
  return text.length * digit;
}

/** @param length length in mm of the side of the drawing */
function textPlace({ start, end, text }: MeasuredLine, scale: number, length: number) {
  const [from, to] = [start * scale, end * scale];
  const needed = textWidth(text);
  if (to - from >= needed + 2 * gap + arrow)
    return { place: "between" as const, isShort: false, span: { from, to } };
  const span = { from: from - arrow, to: to + arrow };
  if (to - from >= needed + 2) return { place: "between" as const, isShort: true, span };
  const after = span.to + gap + needed;
  return after <= length * scale + arrow
    ? { place: "end" as const, isShort: true, span: { ...span, to: after } }
    : { place: "start" as const, isShort: true, span: { ...span, from: span.from - gap - needed } };
}

/**
 * Returns the path data of the extension lines of dimensions, which run from the measured points to the drawing's edge.
 * @param size size of the drawing, whose top left corner is the origin
 */
export function extensionLines(lines: readonly MeasuredLine[], { width, height }: Size): string {
  const edges: Record<DrawingSide, (at: number, depth: number) => string> = {
    below: (at, depth) => `M${at} ${tenth(height - depth)}V${height}`,
    right: (at, depth) => `M${tenth(width - depth)} ${at}H${width}`,
  };
  return lines
    .flatMap(({ side, start, end, depths }) =>
      [start, end].map((at, place) => edges[side](tenth(at), tenth(depths[place] ?? 0))),
    )
    .join("");
}
