import type { FitPart, Kind } from "~/fit/rules/types/fit-part";
import { judgePair } from "~/fit/rules/verdict/check-pair";

/** Returns the products of a kind that are on sale, in catalogue order. */
type Offered = (kind: Kind) => readonly FitPart[];

/**
 * Chooses a basin's waste and trap. For each of the two, products in `named` have priority over those in `offered`; the
 * first that fits is chosen.
 * @returns null if no waste fits
 */
export function chooseDrainage(basin: FitPart, named: readonly FitPart[], offered: Offered) {
  const waste = firstThatFits("waste", basin, named, offered);
  return waste ? { waste, trap: chooseTrap(waste, named, offered) } : null;
}

/** Chooses the trap for a waste by the same priority as {@link chooseDrainage}; null if no trap fits. */
export function chooseTrap(waste: FitPart, named: readonly FitPart[], offered: Offered) {
  return firstThatFits("trap", waste, named, offered);
}

function firstThatFits(
  kind: Kind,
  beside: FitPart,
  named: readonly FitPart[],
  offered: Offered,
): FitPart | null {
  const candidates = [...named.filter((part) => part.kind === kind), ...offered(kind)];
  return candidates.find((part) => judgePair(beside, part)?.verdict === "fits") ?? null;
}
