import type { Dimension, Distance, PairCheck, PairKind, RuleId, ScenePoint } from "~/fit-rules/check";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import type { Rule } from "~/fit-rules/rules/rule";

export type DistanceRange = Omit<Distance, "value">;

/** Two products put together. `show` is a call of its own: long lists only need the rules. */
export type Joined = { rules: Rule[]; show(): Pick<PairCheck, "mounting" | "scene"> };

/** The rules of a pair of kinds. */
export type Pair = {
  kind: PairKind;
  first: Kind;
  second: Kind;
  /**
   * How far in mm the outlet of the first should be above the rim of the second; null where heights do not matter, as
   * for what is mounted at any height. Indexes find partners by it.
   */
  heights: { least: number; best: number; most: number } | null;
  /** The visitor's choice; null where there is no choice. */
  distance(first: FitPart, second: FitPart): DistanceRange | null;
  /** Null where a geometry lacks what the rules need. */
  join(first: FitPart, second: FitPart, distance: number): Joined | null;
};

export const noDistance = () => null;

/** A length as the scene's dimension, along the axis in which it lies. */
export function dimension(
  rule: RuleId,
  along: "u" | "z",
  from: ScenePoint,
  to: ScenePoint,
  label: string,
): Dimension {
  const value = Math.round(Math.abs(to[along] - from[along]) * 10) / 10;
  return { rule, along, from, to, value, label };
}

export const origin: ScenePoint = { u: 0, z: 0 };
