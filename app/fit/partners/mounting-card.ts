import type { FitPart } from "lib/fit-rules/parts";

/**
 * Returns the path of a pair's mounting card (PDF). `first` and `second` must be in the order of the pair's `PairKind`.
 */
export function mountingCard(first: Pick<FitPart, "code">, second: Pick<FitPart, "code">): string {
  return `/files/montaz/${first.code}-${second.code}.pdf`;
}
