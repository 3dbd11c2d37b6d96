import { type Bits, bitsOf } from "~/catalogue/facets/bits";
import { judgePair } from "~/fit-rules/check-pair";
import type { FitPart } from "~/fit-rules/fit-part";
import { partnerKinds } from "~/fit-rules/partner-kinds";
import type { ProductsByKind } from "./products-by-kind";

/** Maximum number of cached sets; with 100,000 products each takes 12.5 kB. */
const kept = 200;

/**
 * Creates a function that returns the set of products that fit a given product unconditionally. Uses an LRU cache.
 * @param size number of products in the catalogue
 */
export function createFitSets(models: ProductsByKind, size: number): (own: FitPart) => Bits {
  const sets = new Map<string, Bits>();
  return (own) => {
    const known = sets.get(own.slug);
    const bits = known ?? bitsOf(size, placesThatFit(own, models));
    // A map preserves insertion order, so its first entry is the least recently used.
    sets.delete(own.slug);
    sets.set(own.slug, bits);
    const [oldest] = sets.keys();
    if (sets.size > kept && oldest !== undefined) sets.delete(oldest);
    return bits;
  };
}

function* placesThatFit(own: FitPart, models: ProductsByKind) {
  for (const kind of partnerKinds(own))
    for (const { model, place } of models.within(kind))
      if (judgePair(own, model)?.verdict === "fits") yield place;
}
