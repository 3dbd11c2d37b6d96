import type { Kind } from "../types/fit-part";

/** Kinds of vessels and worktops that visitors can describe by their measures. */
export const ownKinds = [
  "countertop-basin",
  "wall-hung-basin",
  "free-standing-bath",
  "built-in-bath",
  "worktop",
] as const satisfies readonly Kind[];

export type OwnKind = (typeof ownKinds)[number];

export type MeasureId =
  /** Height of the rim above the counter or the floor. */
  | "rimHeight"
  /** Outer length from the back edge to the front edge; of a bath, across. */
  | "depth"
  /** Width of the rim at the back: from the outer edge to the inner one. */
  | "rimWidth"
  /** From the axis of the tap hole to the inner back edge of the bowl or sink. */
  | "bowlBack"
  /** From the axis of the tap hole to the inner front edge of the bowl or sink. */
  | "bowlFront"
  /** To the axis of the drain: from the outer back edge, or from the axis of the tap hole. */
  | "drain"
  /** From the rim down to the floor of the bowl, beside the drain. */
  | "bowlDepth"
  /** To the tiled wall: from the outer back edge, or from the axis of the tap hole. */
  | "wall"
  /** From the axis of an existing tap to the vessel's outer edge. */
  | "tapAxis"
  /** Diameter of the tap hole. */
  | "tapHole"
  /** Thickness of what the tap is clamped to. */
  | "deck"
  /** Height of existing connections above the floor. */
  | "connections"
  /** How much nearer to the middle the floor begins than the inner edge of the rim. It is always assumed. */
  | "slope";

/** Whether a visitor can take a measure. */
export const isMeasurable = (id: MeasureId): id is Exclude<MeasureId, "slope"> => id !== "slope";

/** Measures that are known, in mm. */
export type Known = Readonly<Partial<Record<MeasureId, number>>>;

/** The nominal value in mm, with which the rules calculate, and the range of the true value. */
export type Assumption = { value: number; min: number; max: number };

export type MeasureDefinition = {
  id: MeasureId;
  /** Range of values that a visitor may enter, in mm. */
  min: number;
  max: number;
  /** True for the two measures without which there is no answer. */
  isRequired?: true;
  /** Uncertainty in mm of a measure that can be taken better than with a ruler held against ceramics. */
  accuracy?: number;
  /**
   * What is assumed if the measure is unknown. `of` returns a required measure. Without `assume`, rules that need the
   * measure are left out.
   */
  assume?(of: (id: MeasureId) => number): Assumption;
};

/** Diameter in mm of the tap hole that almost all basins have. */
const usualHole = 35;

/**
 * Measures of each kind, in the order of the form. What is assumed covers what is sold: rims of ceramics and of
 * acrylic, drains in the middle or behind it. docs/fitting.md has the ranges.
 */
export const measuresOf: Readonly<Record<OwnKind, readonly MeasureDefinition[]>> = {
  "countertop-basin": [
    { id: "rimHeight", min: 30, max: 400, isRequired: true },
    { id: "depth", min: 200, max: 800, isRequired: true },
    { id: "rimWidth", min: 3, max: 100, assume: () => ({ value: 12, min: 6, max: 25 }) },
    { id: "drain", min: 40, max: 700, assume: (of) => inTheMiddle(of("depth")) },
    {
      id: "bowlDepth",
      min: 20,
      max: 390,
      assume: (of) => below(of("rimHeight"), { usual: 15, least: 8, most: 40 }),
    },
    slopes({ value: 45, min: 0, max: 90 }),
    { id: "wall", min: 0, max: 500 },
    { id: "tapAxis", min: 10, max: 300 },
    { id: "tapHole", min: 20, max: 60, accuracy: 1 },
    { id: "deck", min: 5, max: 120 },
  ],
  "wall-hung-basin": [
    { id: "bowlBack", min: 20, max: 200, isRequired: true },
    { id: "drain", min: 45, max: 500, isRequired: true },
    {
      id: "bowlFront",
      min: 80,
      max: 700,
      assume: (of) => ({ value: of("drain") + 180, min: of("drain") + 80, max: of("drain") + 300 }),
    },
    { id: "tapHole", min: 20, max: 60, accuracy: 1, assume: () => exactly(usualHole) },
    { id: "deck", min: 5, max: 80, assume: () => ({ value: 16, min: 8, max: 30 }) },
    { id: "wall", min: 20, max: 400, assume: () => ({ value: 60, min: 45, max: 80 }) },
    { id: "bowlDepth", min: 40, max: 300, assume: () => ({ value: 110, min: 80, max: 150 }) },
    slopes({ value: 25, min: 0, max: 80 }),
  ],
  "free-standing-bath": [
    { id: "rimHeight", min: 350, max: 900, isRequired: true },
    { id: "depth", min: 500, max: 1400, isRequired: true },
    { id: "rimWidth", min: 5, max: 150, assume: () => ({ value: 25, min: 10, max: 60 }) },
    { id: "drain", min: 100, max: 1200, assume: (of) => inTheMiddle(of("depth")) },
    {
      id: "bowlDepth",
      min: 200,
      max: 800,
      assume: (of) => below(of("rimHeight"), { usual: 130, least: 60, most: 220 }),
    },
    slopes({ value: 90, min: 0, max: 160 }),
    { id: "tapAxis", min: 30, max: 500 },
  ],
  "built-in-bath": [
    { id: "rimHeight", min: 350, max: 900, isRequired: true },
    { id: "depth", min: 500, max: 1400, isRequired: true },
    { id: "rimWidth", min: 5, max: 250, assume: () => ({ value: 65, min: 40, max: 100 }) },
    { id: "wall", min: 0, max: 300, assume: () => exactly(0) },
    { id: "connections", min: 400, max: 1400 },
    { id: "drain", min: 100, max: 1200, assume: (of) => inTheMiddle(of("depth")) },
    {
      id: "bowlDepth",
      min: 200,
      max: 800,
      assume: (of) => below(of("rimHeight"), { usual: 60, least: 30, most: 180 }),
    },
    slopes({ value: 40, min: 0, max: 120 }),
  ],
  worktop: [
    { id: "tapHole", min: 20, max: 60, isRequired: true, accuracy: 1 },
    { id: "deck", min: 5, max: 120, isRequired: true },
    { id: "wall", min: 20, max: 700 },
    { id: "bowlBack", min: 20, max: 400 },
    { id: "bowlFront", min: 100, max: 900 },
  ],
};

/** A drain in the middle of a length, or up to an eighth of it beside the middle: the range is never rounded inwards. */
function inTheMiddle(length: number): Assumption {
  const [middle, by] = [length / 2, length / 8];
  return { value: Math.round(middle), min: Math.floor(middle - by), max: Math.ceil(middle + by) };
}

/** Returns a depth that leaves between `least` and `most` mm of `height` for the floor; at least a third is depth. */
function below(height: number, floor: { usual: number; least: number; most: number }): Assumption {
  const depth = (thickness: number) => Math.max(Math.round(height / 3), height - thickness);
  return { value: depth(floor.usual), min: depth(floor.most), max: depth(floor.least) };
}

function slopes(assumed: Assumption): MeasureDefinition {
  return { id: "slope", min: 0, max: 0, assume: () => assumed };
}

function exactly(value: number): Assumption {
  return { value, min: value, max: value };
}
