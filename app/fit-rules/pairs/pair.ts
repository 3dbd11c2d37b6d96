import type { Dimension, Distance, PairCheck, PairKind, RuleId, ScenePoint } from "~/fit-rules/check";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import { tenth } from "~/fit-rules/geometry/place";
import type { Rule } from "~/fit-rules/rules/rule";

export type DistanceRange = Omit<Distance, "value">;

/**
 * The rules of two joined products. Drawing and mounting data are built only by `show`, because long lists need the
 * rules only.
 */
export type Joined = { rules: Rule[]; show(): Pick<PairCheck, "mounting" | "scene"> };

/** The rules for two kinds of products. */
export type Pair = {
  kind: PairKind;
  first: Kind;
  second: Kind;
  /** Range of distances that the visitor can choose from, in mm; null if the distance is fixed. */
  distance(first: FitPart, second: FitPart): DistanceRange | null;
  /** Returns null if a side view lacks data that the rules need. */
  join(first: FitPart, second: FitPart, distance: number): Joined | null;
};

export const noDistance = () => null;

/** Builds a dimension of the drawing between two points; its value is the distance in mm along one axis. */
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
