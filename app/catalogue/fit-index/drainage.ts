import { judgePair } from "~/fit-rules/check-pair";
import type { Drainage } from "~/fit-rules/drainage";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import type { ProductsByKind } from "./products-by-kind";

/** Maximum number of products to try if no curated one fits. */
const tried = 60;

/**
 * Chooses a basin's waste and trap: the first fitting curated product, else the first fitting one in the catalogue.
 * @returns null if no waste fits
 */
export function chooseDrainage(
  basin: FitPart,
  named: readonly FitPart[],
  models: ProductsByKind,
): Drainage | null {
  const waste = firstThatFits("waste", basin, named, models);
  return waste ? { waste, trap: chooseTrap(waste, named, models) } : null;
}

/** Chooses a waste's trap, in the same way as {@link chooseDrainage}; null if none fits. */
export function chooseTrap(waste: FitPart, named: readonly FitPart[], models: ProductsByKind) {
  return firstThatFits("trap", waste, named, models);
}

function firstThatFits(
  kind: Kind,
  beside: FitPart,
  named: readonly FitPart[],
  models: ProductsByKind,
): FitPart | null {
  const inRange = models.near({ kind, heights: null }, tried).map(({ model }) => model);
  const candidates = [...named.filter((model) => model.kind === kind), ...inRange];
  return candidates.find((model) => judgePair(beside, model)?.verdict === "fits") ?? null;
}
