import { type Assumption, type Known, type MeasureId, measuresOf, type OwnKind } from "./measures";

/** A measure with its nominal value and range. `isGiven` is false if they are assumed. */
export type Estimate = Assumption & { isGiven: boolean };

/** Estimates of a vessel's measures; measures about which nothing is known or assumed are missing. */
export type Estimates = Readonly<Partial<Record<MeasureId, Estimate>>>;

/** Uncertainty of a visitor's ruler that can be chosen, in mm. */
export const rulers = [2, 3, 5] as const;
export type Ruler = (typeof rulers)[number];
export const usualRuler: Ruler = 3;

/**
 * Returns the range of each measure: for a given one, its value and the uncertainty of the ruler; for an unknown one,
 * what is assumed of such vessels. Null if a required measure is missing.
 */
export function estimatesOf(kind: OwnKind, given: Known, ruler: Ruler): Estimates | null {
  const definitions = measuresOf[kind];
  if (definitions.some(({ id, isRequired }) => isRequired && given[id] === undefined)) return null;
  const estimates: Partial<Record<MeasureId, Estimate>> = {};
  for (const { id, accuracy = ruler, assume } of definitions) {
    const value = given[id];
    if (value !== undefined)
      estimates[id] = { value, min: Math.max(0, value - accuracy), max: value + accuracy, isGiven: true };
    else if (assume) estimates[id] = { ...assumedAround(assume, given, ruler), isGiven: false };
  }
  return estimates;
}

/** Returns what is assumed from given measures, which are as uncertain as the ruler. */
function assumedAround(
  assume: (of: (id: MeasureId) => number) => Assumption,
  given: Known,
  ruler: Ruler,
): Assumption {
  const at = (by: number) => assume((id) => (given[id] ?? 0) + by);
  return { value: at(0).value, min: at(-ruler).min, max: at(ruler).max };
}

/** Returns the nominal values, with which the rules calculate, in mm. */
export function valuesOf(estimates: Estimates): Known {
  return Object.fromEntries(Object.entries(estimates).map(([id, { value }]) => [id, value]));
}
