import type { Rule } from "../criteria/rule";
import { tenth } from "../geometry/place";
import type { Dimension, Distance, PairCheck, PairKind, RuleId, Scene, ScenePoint } from "../types/check";
import type { FitPart, Kind } from "../types/fit-part";

/** Range of distances; `initial` is a comfortable one, which is recommended unless the pair suits better elsewhere. */
export type DistanceRange = Omit<Distance, "value">;

/**
 * Results of the rules for two products. Only `show` builds the drawing and the mounting data, because long lists need
 * just the rules.
 */
export type Joined = { rules: Rule[]; show(): Pick<PairCheck, "mounting" | "scene"> };

/** The rules for two kinds of products. */
export type Pair = {
  kind: PairKind;
  first: Kind;
  second: Kind;
  /** Returns the range of distances in mm that the visitor can choose from; missing if the distance is fixed. */
  distance?(first: FitPart, second: FitPart): DistanceRange;
  /** Applies the rules to two products at a distance in mm; null if a product lacks data that the rules need. */
  join(first: FitPart, second: FitPart, distance: number): Joined | null;
};

/** Creates a dimension between two points of the drawing. Its value is their distance in mm along one axis. */
export function dimension(
  rule: RuleId,
  along: "u" | "z",
  from: ScenePoint,
  to: ScenePoint,
  label: string,
): Dimension {
  const value = tenth(Math.abs(to[along] - from[along]));
  return { rule, along, from, to, value, label };
}

export const origin: ScenePoint = { u: 0, z: 0 };

/** Places a product in the scene, by default at its origin. */
export function placed(model: FitPart, shift = origin): Scene["parts"][number] {
  return { model, shift };
}
