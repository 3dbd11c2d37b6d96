import type { Geometry } from "./geometry/schema.server";

/** Kinds of products that have fit rules. `fittingKind` in the catalogue maps categories to these kinds. */
export type Kind =
  | "deck-tap"
  | "wall-tap"
  | "countertop-basin"
  | "wall-hung-basin"
  | "waste"
  | "trap"
  | "floor-mixer"
  | "free-standing-bath"
  | "wall-bath-mixer"
  | "built-in-bath"
  | "shower-head"
  | "shower-column"
  | "tray"
  | "linear-drain"
  | "concealed-body"
  | "flush-plate"
  | "frame";

/** A product, such as a concealed body, that is required to mount another product and is ordered separately. */
export type RequiredPart = {
  slug: string;
  name: string;
  code: string;
  /**
   * Minimum and maximum distance in mm from the product's back (or underside) to the finished wall (or floor); null if
   * unknown.
   */
  depthRange: readonly [number, number] | null;
};

/** A product as input for the fit rules. */
export type FitPart = {
  slug: string;
  name: string;
  /** Catalogue number. */
  code: string;
  collection: string | null;
  kind: Kind;
  geometry: Geometry;
  requires: readonly RequiredPart[];
  /** Diameter of the mounting hole that a tap needs, in mm. */
  tapHole: number | null;
  /** Maximum deck thickness that a tap's fixing can clamp, in mm. */
  deckThicknessMax: number | null;
  /** Width of a tap's base or flange, in mm. */
  baseWidth: number | null;
  /** Width of a shower head, in mm. */
  headWidth: number | null;
  /** Flow at 3 bar with all outlets open, in l/min. */
  flow: number | null;
  /** Capacity of a drain, in l/min. */
  drainage: number | null;
  /**
   * Whether a waste can be closed; null if unknown or not a waste. Wastes that can be closed have openings for the
   * overflow.
   */
  closes: boolean | null;
};
