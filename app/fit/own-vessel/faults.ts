import { typeset } from "lib/polish/typeset";
import { mm } from "~/fit/rules/criteria/words";
import { contradictionsOf } from "~/fit/rules/own-vessel/contradictions";
import { type MeasureDefinition, type MeasureId, measuresOf } from "~/fit/rules/own-vessel/measures";
import type { OwnRequest } from "./query";

/** What is wrong with each measure, in the order of the form; empty if nothing is. */
export type Faults = ReadonlyMap<MeasureId, string>;

/** Returns what is wrong with the measures: texts that are not lengths, impossible sizes, contradictions. */
export function faultsOf({ kind, known, unreadable }: OwnRequest): Faults {
  const faults = new Map<MeasureId, string>();
  for (const definition of measuresOf[kind]) {
    const { id } = definition;
    const value = known[id];
    if (unreadable.includes(id))
      faults.set(id, typeset("Wpisz liczbę milimetrów, na przykład 140, albo długość z jednostką: 14 cm."));
    else if (value !== undefined && !isInRange(value, definition))
      faults.set(id, rangeFault(value, definition));
  }
  if (faults.size > 0) return faults;
  for (const { measures, reason } of contradictionsOf(kind, known))
    for (const id of measures) if (!faults.has(id)) faults.set(id, reason);
  return faults;
}

function isInRange(value: number, { min, max }: MeasureDefinition): boolean {
  return value >= min && value <= max;
}

function rangeFault(value: number, definition: MeasureDefinition): string {
  const { min, max } = definition;
  const isCentimetres = value < min && isInRange(value * 10, definition);
  return typeset(
    isCentimetres
      ? `${mm(value)} to za mało. Jeśli to centymetry, wpisz ${value} cm.`
      : `Podaj od ${min} do ${max} mm. ${mm(value)} to za ${value < min ? "mało" : "dużo"}.`,
  );
}
