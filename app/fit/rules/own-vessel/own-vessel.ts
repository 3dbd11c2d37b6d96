import type { FitPart } from "../types/fit-part";
import { estimatesOf, type Ruler, valuesOf } from "./estimates";
import type { Known, MeasureId, OwnKind } from "./measures";
import { ownPart } from "./own-part";

/** Values of measures, in mm, that replace the nominal ones. */
export type Replaced = Known;

/** A visitor's vessel, at the nominal values and at any others within its measures' ranges. */
export type OwnVessel = NonNullable<ReturnType<typeof createOwnVessel>>;

/** Largest distance in mm between two values of a measure that are tried. */
const step = 40;

/**
 * @param overflow as for `ownPart`
 * @returns null if a required measure is missing
 */
export function createOwnVessel(kind: OwnKind, known: Known, ruler: Ruler, overflow?: boolean) {
  const estimates = estimatesOf(kind, known, ruler);
  if (!estimates) return null;
  const nominal = valuesOf(estimates);
  const made = new Map<string, FitPart>();
  return {
    kind,
    estimates,
    /** The nominal values, in mm. */
    nominal,
    /** The vessel at the nominal values. */
    part: ownPart(kind, nominal, overflow),
    /**
     * Measures that are not known exactly, each with values from its range: both ends, and in a wide range more between
     * them, so that a waste's cover cannot lie unnoticed between two.
     */
    uncertain: Object.entries(estimates).flatMap(([measure, { min, max }]) =>
      min < max ? [{ measure: measure as MeasureId, samples: samplesOf(min, max) }] : [],
    ),
    /** Returns the vessel with some values replaced. */
    at(values: Replaced) {
      const key = JSON.stringify(values);
      const part = made.get(key) ?? ownPart(kind, { ...nominal, ...values }, overflow);
      made.set(key, part);
      return part;
    },
  };
}

function samplesOf(min: number, max: number): number[] {
  const steps = Math.ceil((max - min) / step);
  return Array.from({ length: steps + 1 }, (_, place) => Math.round(min + ((max - min) * place) / steps));
}
