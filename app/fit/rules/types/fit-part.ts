import type { FittingKind } from "~/range/product";
import type { Geometry } from "~/range/products.server";

/**
 * Kinds that have fit rules: those of products, and a counter or kitchen worktop with a hole for a tap, which only visitors
 * describe.
 */
export type Kind = FittingKind | "worktop";

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

/**
 * Surroundings of a basin, bath or worktop that a visitor has measured, in mm; null if unknown. Rules about them apply
 * only where they are known.
 */
export type Site = {
  /** Free space behind the vessel's back edge, or behind the axis of a worktop's hole, up to the tiles. */
  wall: number | null;
  /** Distance between the axis of an existing tap and the vessel's edge. */
  tapAxis: number | null;
  /** Diameter of an existing hole in the counter. */
  hole: number | null;
  /** Thickness of the counter. */
  deck: number | null;
  /** Height of existing connections above the floor. */
  connections: number | null;
};

/** A product as input for the fit rules. */
export type FitPart = {
  slug: string;
  name: string;
  /** Catalogue number. */
  code: string;
  kind: Kind;
  geometry: Geometry;
  requires: readonly RequiredPart[];
  /** Diameter of the mounting hole that a tap needs, in mm. */
  tapHole?: number | undefined;
  /** Maximum deck thickness that a tap's fixing can clamp, in mm. */
  deckThicknessMax?: number | undefined;
  /** Width of a tap's base or flange, in mm. */
  baseWidth?: number | undefined;
  /** Width of a shower head, in mm. */
  headWidth?: number | undefined;
  /** Flow at 3 bar with all outlets open, in l/min. */
  flow?: number | undefined;
  /** Capacity of a drain, in l/min. */
  drainage?: number | undefined;
  /**
   * Whether a waste can be closed; missing if unknown or not a waste. Wastes that can be closed have openings for the
   * overflow.
   */
  closes?: boolean | undefined;
  /** Set only for what a visitor has measured (`own-vessel/`); products of the range have no site. */
  site?: Site;
};
