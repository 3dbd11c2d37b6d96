import { finishLabel } from "./card";
import type { Catalogue } from "./catalogue";

/**
 * Finishes for which samples can be ordered: those of products with more than one finish, because only there the
 * visitor has a choice.
 */
export function sampleFinishes(catalogue: Catalogue): { id: string; label: string }[] {
  const chosen = catalogue.products.flatMap(({ finishes }) => (finishes.length > 1 ? finishes : []));
  const ids = new Set(chosen.map(({ id }) => id));
  return [...ids].map((id) => ({ id, label: finishLabel(id, catalogue) }));
}
