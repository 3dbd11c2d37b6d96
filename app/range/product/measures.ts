import { polishNumber } from "lib/polish/number";

/** A measure that products may have, in mm, as `content/kinds.yaml` defines it. */
export type DefinedMeasure = {
  id: string;
  label: string;
  /**
   * Place among the most important measures, which the product page highlights; absent if the measure is not one of
   * them.
   */
  key?: number | undefined;
  /**
   * Facet that filters lists by the measure. For the parameter `zasieg`, the query has `zasieg_od` (from) and
   * `zasieg_do` (to). `order` is its place among the facets, `label` its name if it differs from the measure's.
   */
  facet?: { parameter: string; label?: string | undefined; order: number } | undefined;
};

/** Measures that every product has: its overall size, excluding the hose. */
export const overallMeasures = ["width", "depth", "height"] as const;

/** Measures of a product in mm, by the ids of their definitions. */
export type Measures = Readonly<Record<string, number>> & Record<(typeof overallMeasures)[number], number>;

type Measured = { measures: Measures; kind: { measureLabels: Readonly<Record<string, string>> } };

type MeasureNames = { measures: readonly DefinedMeasure[] };

/** A row in a table of values. `value` includes the unit; `to` links to the product that `value` mentions, if any. */
export type ValueRow = { key: string; label: string; value: string; to?: string };

/** Returns the measures that a product has, in display order, labelled with the trade names for its kind. */
export function namedMeasures({ measures, kind }: Measured, names: MeasureNames) {
  return names.measures.flatMap(({ id, label }) => {
    const millimetres = measures[id];
    return millimetres === undefined
      ? []
      : [{ key: id, label: kind.measureLabels[id] ?? label, millimetres }];
  });
}

/** Formats {@link namedMeasures} for display. */
export function measureRows(product: Measured, names: MeasureNames): ValueRow[] {
  return namedMeasures(product, names).map(({ key, label, millimetres }) => ({
    key,
    label,
    value: `${polishNumber(millimetres)}\u00a0mm`,
  }));
}
