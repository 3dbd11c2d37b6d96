import type { FittingModel } from "~/fit-rules/model";

/** Address of the mounting card of two products as PDF, in the order of their rules. The build makes it, the site links to it. */
export function mountingCard(first: Pick<FittingModel, "code">, second: Pick<FittingModel, "code">): string {
  return `/files/montaz/${first.code}-${second.code}.pdf`;
}
