import { judgePair } from "~/fit-rules/check-pair";
import type { Drainage } from "~/fit-rules/drainage";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import type { ProductsByKind } from "./products-by-kind";

/** Maximum number of products tried where the content names none. */
const tried = 60;

/**
 * The waste and trap of a basin: the first fitting ones of its content, else of the range.
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

/** The trap below a waste, as {@link chooseDrainage}; null where none fits. */
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
