import type { FitPart } from "~/fit-rules/fit-part";

/** URL of the mounting card of two products as PDF, in the order of their rules. The build makes it, the site links to it. */
export function mountingCard(first: Pick<FitPart, "code">, second: Pick<FitPart, "code">): string {
  return `/files/montaz/${first.code}-${second.code}.pdf`;
}
