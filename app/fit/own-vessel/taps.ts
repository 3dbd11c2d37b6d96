import { bestFirst, matrixSize, type Partners } from "~/fit/partners/partners";
import { judgeOwn } from "~/fit/rules/own-vessel/judge-own";
import type { OwnVessel } from "~/fit/rules/own-vessel/own-vessel";
import { partnerKinds } from "~/fit/rules/pairs/table";
import type { FitPart, Kind } from "~/fit/rules/types/fit-part";
import { judgePair } from "~/fit/rules/verdict/check-pair";
import type { OwnRequest } from "./query";

/** A tap and how it suits a visitor's vessel. */
export type JudgedTap = { tap: FitPart; judgement: NonNullable<ReturnType<typeof judgeOwn>> };

const waterless: ReadonlySet<Kind> = new Set(["waste", "trap"]);

/** Returns the tap that a request names; null if it names none that goes with the vessel. */
export function suitableTap({ kind, tap }: OwnRequest, partners: Pick<Partners, "model">): FitPart | null {
  const named = tap && tap !== "unknown" ? partners.model(tap.slug) : null;
  return named && tapKinds(kind).includes(named.kind) ? named : null;
}

/** Returns the kinds of taps that a kind of vessel goes with. */
export function tapKinds(kind: Kind): Kind[] {
  return partnerKinds(kind).filter((one) => !waterless.has(one));
}

/**
 * Judges the taps of the range at a visitor's vessel and returns them best first. In a large range, only the taps that
 * suit best at the nominal measures are judged over the ranges of the measures.
 */
export function judgeTaps(own: OwnVessel, partners: Partners): JudgedTap[] {
  const nearest = tapKinds(own.kind)
    .flatMap((kind) => partners.offered(kind))
    .flatMap((tap) => {
      const judgement = judgePair(tap, own.part);
      return judgement ? [{ tap, judgement }] : [];
    })
    .sort(bestFirst)
    .slice(0, matrixSize);
  return nearest
    .flatMap(({ tap }): JudgedTap[] => {
      const judgement = judgeOwn(tap, own);
      return judgement ? [{ tap, judgement }] : [];
    })
    .sort(bestFirst);
}
