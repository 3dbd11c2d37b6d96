import type { Rule } from "../criteria/rule";
import type { MeasureId } from "./measures";
import type { Replaced } from "./own-vessel";

/** A rule at the nominal values, and at the values within the ranges that are worst and best for it. */
export type RuleRange = {
  rule: Rule;
  worst: Rule;
  best: Rule;
  /** The measures' values at which the rule has its smallest margin, those that reduce it most first. */
  threats: Influence[];
  /** The measures' values at which the rule has its largest margin, those that increase it most first. */
  helps: Influence[];
  /** The values of measures at which one of the rule's limits has its worst or best case. */
  cases: Replaced[];
};

/** A measure, its value in mm at which it changes a margin most, and by how many mm. */
export type Influence = { measure: MeasureId; value: number; change: number };

/** Returns the values at which the measures change a margin most. */
export function influencedValues(influences: readonly Influence[]): Replaced {
  return Object.fromEntries(influences.map(({ measure, value }) => [measure, value]));
}
