import type { Catalogue } from "./catalogue";
import { type ShownFinish, shownFinish } from "./finishes";

/**
 * Returns the finishes of which samples can be ordered: those of products with more than one finish, because visitors
 * choose a finish only for these products.
 */
export function sampleFinishes(catalogue: Catalogue): ShownFinish[] {
  const chosen = catalogue.products.flatMap(({ finishes }) => (finishes.length > 1 ? finishes : []));
  const ids = new Set(chosen.map(({ id }) => id));
  return [...ids].map((id) => shownFinish(id, catalogue));
}
