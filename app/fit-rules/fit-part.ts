import type { Geometry } from "./geometry/schema.server";

/** What a product is to the rules; the catalogue says which categories are of which kind. */
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

/** Required parts, ordered separately. */
export type RequiredPart = {
  slug: string;
  name: string;
  code: string;
  /** In mm, least and greatest distance from its back (or lower face) to the finished wall (or floor). */
  depthRange: readonly [number, number] | null;
};

/** A product as the rules see it. */
export type FitPart = {
  slug: string;
  name: string;
  /** Catalogue number of the model. */
  code: string;
  collection: string | null;
  kind: Kind;
  geometry: Geometry;
  requires: readonly RequiredPart[];
  /** In mm: hole that a tap needs, thickest deck that it clamps, width of its foot or flange, width of a shower head. */
  tapHole: number | null;
  deckThicknessMax: number | null;
  baseWidth: number | null;
  headWidth: number | null;
  /** In l/min: what a shower gives at 3 bar, all its outlets together; what a drain takes. */
  flow: number | null;
  drainage: number | null;
  /** Of a waste: it can be closed. A closing one has windows for the overflow. */
  closes: boolean | null;
};
