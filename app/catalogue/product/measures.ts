import { polishNumber } from "~/polish/number";

/**
 * Labels of a product's measures, in the order in which the product page shows them. All values are whole millimetres.
 */
export const measureLabels = {
  width: "Szerokość",
  depth: "Głębokość",
  height: "Wysokość",
  spoutReach: "Zasięg wylewki",
  spoutHeight: "Wysokość wylotu",
  connectionSpacing: "Rozstaw przyłączy",
  baseDiameter: "Średnica podstawy",
  baseWidth: "Bok podstawy",
  leverLength: "Długość uchwytu",
  rosetteDiameter: "Średnica rozety",
  spoutDiameter: "Średnica wylewki",
  handleDiameter: "Średnica rękojeści",
  headDiameter: "Średnica głowicy",
  headWidth: "Szerokość głowicy",
  headHeight: "Wysokość głowicy",
  plateWidth: "Szerokość płytki",
  plateHeight: "Wysokość płytki",
  shelfWidth: "Szerokość półki",
  shelfDepth: "Głębokość półki",
  armLength: "Długość ramienia",
  wasteDiameter: "Średnica odpływu",
  rim: "Szerokość rantu",
  tapHoleDiameter: "Średnica otworu na baterię",
  tapHoleToWall: "Otwór na baterię – ściana",
  tapHoleToDrain: "Otwór na baterię – odpływ",
  innerDepth: "Głębokość wewnętrzna",
  drainToEdge: "Oś odpływu – krawędź",
  frameWidth: "Szerokość ramy",
  installHeight: "Wysokość zabudowy",
  outletDiameter: "Średnica przyłącza",
  pipeDiameter: "Średnica rury",
  outletHeight: "Wysokość osi odpływu",
  capDiameter: "Średnica korka",
  threadLength: "Długość gwintu",
  rungDiameter: "Średnica rurki",
  bandWidth: "Szerokość pasa światła",
  installDepthMin: "Głębokość zabudowy, najmniejsza",
  installDepthMax: "Głębokość zabudowy, największa",
  boxWidth: "Szerokość puszki",
  boxHeight: "Wysokość puszki",
  sleeveDiameter: "Średnica osłony",
  plateAxisHeight: "Wysokość osi przycisku",
  studSpacing: "Rozstaw szpilek",
  studHeight: "Wysokość szpilek",
} as const;

export type MeasureKey = keyof typeof measureLabels;

/** Measures in mm. `width`, `depth` and `height` are the overall size, excluding the hose. */
export type Measures = Partial<Record<MeasureKey, number>> & Record<"width" | "depth" | "height", number>;

type Measured = { measures: Measures; kind: { measureLabels: Partial<Record<MeasureKey, string>> } };

export const measureKeys = Object.keys(measureLabels) as MeasureKey[];

/** A row in a table of values. `value` includes the unit; `to` links to the product that `value` mentions, if any. */
export type ValueRow = { key: string; label: string; value: string; to?: string };

/** Returns the measures that a product has, in display order, labelled with the trade names for its kind. */
export function namedMeasures({ measures, kind }: Measured) {
  const labels = { ...measureLabels, ...kind.measureLabels };
  return measureKeys.flatMap((key) => {
    const millimetres = measures[key];
    return millimetres === undefined ? [] : [{ key, label: labels[key], millimetres }];
  });
}

/** Formats {@link namedMeasures} for display. */
export function measureRows(product: Measured): ValueRow[] {
  return namedMeasures(product).map(({ key, label, millimetres }) => ({
    key,
    label,
    value: `${polishNumber(millimetres)}\u00a0mm`,
  }));
}
