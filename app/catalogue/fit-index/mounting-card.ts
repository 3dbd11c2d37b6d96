import type { FitPart } from "~/fit-rules/fit-part";

/** URL of a pair's mounting card as PDF, in the order of their rules. */
export function mountingCard(first: Pick<FitPart, "code">, second: Pick<FitPart, "code">): string {
  return `/files/montaz/${first.code}-${second.code}.pdf`;
}
