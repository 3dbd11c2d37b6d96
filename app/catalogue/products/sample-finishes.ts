import { finishLabel } from "./card";
import type { Catalogue } from "./catalogue";

/** The finishes that a visitor has to choose between: those of products with more than one. */
export function sampleFinishes(catalogue: Catalogue): { id: string; label: string }[] {
  const chosen = catalogue.products.flatMap(({ finishes }) => (finishes.length > 1 ? finishes : []));
  const ids = new Set(chosen.map(({ id }) => id));
  return [...ids].map((id) => ({ id, label: finishLabel(id, catalogue) }));
}
