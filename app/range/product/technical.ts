import { polishNumber } from "lib/polish/number";
import { typeset } from "lib/polish/typeset";
import type { ValueRow } from "./measures";
import type { ValueUnit } from "./schema/units";

/**
 * A technical value that products may have, as `content/kinds.yaml` defines it. With a unit it is a number, without one
 * a text.
 */
export type DefinedValue = { id: string; label: string; unit?: ValueUnit | undefined };

/** Technical values of a product, by the ids of their definitions. */
export type Technical = Readonly<Record<string, number | string>>;

type ValueNames = { values: readonly DefinedValue[] };

/** Returns the technical values that a product has, with their definitions, in display order. */
export function namedValues(technical: Technical, names: ValueNames) {
  return names.values.flatMap(({ id, label, unit }) => {
    const value = technical[id];
    return value === undefined ? [] : [{ key: id, label, value, unit }];
  });
}

/** Formats {@link namedValues} for display. */
export function technicalRows(technical: Technical, names: ValueNames): ValueRow[] {
  return namedValues(technical, names).map(({ key, label, value, unit }) => ({
    key,
    label,
    value: formatted(value, unit),
  }));
}

function formatted(value: number | string, unit = ""): string {
  if (typeof value === "string") return typeset(value);
  // Installers of older buildings think in megapascals.
  if (unit === "bar") return `${polishNumber(value, 2)}\u00a0bar (${polishNumber(value / 10, 2)}\u00a0MPa)`;
  return polishNumber(value, 2) + (unit === "°" ? unit : `\u00a0${unit}`);
}
