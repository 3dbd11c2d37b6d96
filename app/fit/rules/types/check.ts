import type { FitPart } from "./fit-part";

/**
 * A point of the side view, in mm: `u` runs from the wall towards the user, `z` upwards. The origin depends on the kind
 * of pair.
 */
export type ScenePoint = { u: number; z: number };

export type Verdict = "fits" | "condition" | "fails";

/** Kinds of pairs that have fit rules. URLs and sentences list the two products in the order of the kind's name. */
export type PairKind =
  | "deck-tap-countertop-basin"
  | "deck-tap-wall-hung-basin"
  | "wall-tap-countertop-basin"
  | "basin-waste"
  | "waste-trap"
  | "floor-mixer-bath"
  | "wall-mixer-bath"
  | "shower-tray"
  | "flush-plate-frame"
  | "trim-body"
  | "tap-worktop";

export type RuleId =
  | "collision"
  | "air-gap"
  | "back-gap"
  | "jet"
  | "hole"
  | "deck-thickness"
  | "wall-clearance"
  | "spout-height"
  | "body"
  | "axes"
  | "overflow"
  | "drain-hole"
  | "thread"
  | "outlet-height"
  | "rim-reach"
  | "connection-height"
  | "spray"
  | "water";

export type RuleResult = {
  id: RuleId;
  /** Null if nothing can be judged, because of another rule that fails. */
  verdict: Verdict | null;
  /** Label of the measured quantity: „odstęp wylotu od krawędzi”. */
  label: string;
  /** The measured value; null if the rule compares no numbers. */
  figure: { value: number; unit: "mm" | "l/min" } | null;
  /** The limit as text: „co najmniej 20 mm”. */
  limit: string;
  /**
   * Distance to the limit, in mm; negative if the limit is violated. Null if the rule compares no length with a limit.
   */
  margin: number | null;
  /**
   * The limit from which a positive margin is measured, worded to follow it: „ponad wymagane 20 mm”. Null for sizes
   * that only have to be equal and for a distance that the visitor chooses: their margins say nothing about the pair.
   */
  bound: string | null;
  /** The rule's result in one sentence, with the measured value if there is one. */
  sentence: string;
  /** The condition of a `condition` verdict, worded to follow „pasuje, jeśli”; null for other verdicts. */
  proviso: string | null;
  /** Source of the limit: a standard, the product's data, or the advice of the brand. */
  source: string;
};

/**
 * A distance between two products, in mm, that the visitor can adjust. `initial` is the recommended one, at which the
 * pair is first shown.
 */
export type Distance = { label: string; value: number; initial: number; min: number; max: number };

/** A length measured by a rule, drawn as a dimension line between two points. */
export type Dimension = {
  rule: RuleId;
  along: "u" | "z";
  from: ScenePoint;
  to: ScenePoint;
  /** Length in mm, never negative. */
  value: number;
  /** Short name of the measured quantity. */
  label: string;
};

/** Both products in their mounted positions, as input for the drawing. */
export type Scene = {
  /** The surface at z = 0. */
  ground: "counter" | "floor" | "rim" | "none";
  /** `u` of the tiled wall's surface, in mm; null if the drawing has no wall. */
  wallU: number | null;
  parts: { model: FitPart; shift: ScenePoint }[];
  /** Path of the water, from the outlet to the landing point; missing or empty if the pair has no jet. */
  jet?: ScenePoint[];
  /** Outlines of the tap that lie inside the vessel's material; missing if the tap does not touch it. */
  collision?: ScenePoint[][];
  dimensions: Dimension[];
};

/** An additional product to order with the pair, and the reason in Polish. */
export type InstallerNeed = { slug: string; reason: string };

/** Result of the fit check of two products. */
export type PairCheck = {
  pair: PairKind;
  /** `first` and `second` are the two products, in the order of the pair's kind. */
  first: FitPart;
  second: FitPart;
  verdict: Verdict;
  /** Smallest margin that counts for the pair, in mm (`decidingMargin`); null if none counts. */
  margin: number | null;
  /** The verdict in one sentence: „Pasuje: wylot jest 87 mm nad krawędzią umywalki, zapas 67 mm ponad wymagane 20 mm.” */
  summary: string;
  distance: Distance | null;
  rules: RuleResult[];
  /** Data for the installer: drilling positions, heights, connections. */
  mounting: { label: string; value: string }[];
  needs: InstallerNeed[];
  scene: Scene;
};
