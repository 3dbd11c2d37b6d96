import type { FitPart } from "./fit-part";

/** In mm: `u` from the wall (or what stands for it) towards the user, `z` up from the ground of the scene. */
export type ScenePoint = { u: number; z: number };

export type Verdict = "fits" | "condition" | "fails";

/** The kinds of pair that rules know, the first named first in URLs and sentences. */
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
  | "trim-body";

export type RuleId =
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

/** A rule's result for a pair. */
export type RuleResult = {
  id: RuleId;
  verdict: Verdict;
  /** The measured quantity: „odstęp wylotu od krawędzi”. */
  label: string;
  /** The measurement; null where the rule compares kinds or threads. */
  figure: { value: number; unit: "mm" | "l/min" } | null;
  /** The limit: „co najmniej 20 mm”. */
  limit: string;
  /** In mm, by how much a limit is kept; negative: missed by; null where no length is held against a limit. */
  margin: number | null;
  /** One sentence with the figure. */
  sentence: string;
  /** The condition of a `condition` verdict, as it goes on after „pasuje, jeśli”; null elsewhere. */
  proviso: string | null;
  /** Where the limit comes from: a norm, the product's data, or „zalecenie Modrawa”. */
  source: string;
};

/** The visitor's choice of a distance, in mm. */
export type Distance = { label: string; value: number; initial: number; min: number; max: number };

/** A length that the rules speak of, drawn between two points with its extension lines. */
export type Dimension = {
  rule: RuleId;
  along: "u" | "z";
  from: ScenePoint;
  to: ScenePoint;
  /** In mm, positive. */
  value: number;
  /** The measured quantity, in a word or two. */
  label: string;
};

/** The pair put together, for the drawing. */
export type Scene = {
  /** What z = 0 is. */
  ground: "counter" | "floor" | "rim" | "none";
  /** Where the face of the tiles is; null where nothing stands at a wall. */
  wallU: number | null;
  parts: { model: FitPart; shift: ScenePoint }[];
  /** From the outlet to where the water lands. */
  jet: ScenePoint[];
  dimensions: Dimension[];
};

/** An additional product that has to be ordered with the pair: its slug and why it is needed. */
export type InstallerNeed = { slug: string; reason: string };

/** Whether two products go together. */
export type PairCheck = {
  pair: PairKind;
  /** In the order of the pair's name. */
  first: FitPart;
  second: FitPart;
  verdict: Verdict;
  /** In mm, the smallest of the margins that decide (`decidingMargin`); null where none does. */
  margin: number | null;
  /** The verdict in one sentence: „Pasuje: woda trafia 34 mm przed odpływem, zapas 69 mm.” */
  summary: string;
  distance: Distance | null;
  rules: RuleResult[];
  /** The installer's data: where to drill, heights, connections. */
  mounting: { label: string; value: string }[];
  needs: InstallerNeed[];
  scene: Scene;
};
