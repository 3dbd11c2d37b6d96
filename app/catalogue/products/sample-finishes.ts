import { finishLabel } from "./card";
import type { Catalogue } from "./catalogue";

/**
 * Returns the finishes of which samples can be ordered: those of products with more than one finish, because visitors
 * choose a finish only for these products.
 */
export function sampleFinishes(catalogue: Catalogue): { id: string; label: string }[] {
  const chosen = catalogue.products.flatMap(({ finishes }) => (finishes.length > 1 ? finishes : []));
  const ids = new Set(chosen.map(({ id }) => id));
  return [...ids].map((id) => ({ id, label: finishLabel(id, catalogue) }));
}
