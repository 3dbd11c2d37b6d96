import type { FitPart } from "~/fit-rules/fit-part";

/**
 * Returns the path of a pair's mounting card (PDF). `first` and `second` must be in the order of the pair's `PairKind`.
 */
export function mountingCard(first: Pick<FitPart, "code">, second: Pick<FitPart, "code">): string {
  return `/files/montaz/${first.code}-${second.code}.pdf`;
}
