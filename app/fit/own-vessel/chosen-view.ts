import { typeset } from "lib/polish/typeset";
import { finishChoices } from "~/fit/partners/chosen-finishes";
import { chooseDrainage } from "~/fit/partners/drainage";
import type { Partners } from "~/fit/partners/partners";
import { layOut } from "~/fit/rules/drawing/layout";
import { judgeOwn, verdictAtDistance } from "~/fit/rules/own-vessel/judge-own";
import type { OwnVessel } from "~/fit/rules/own-vessel/own-vessel";
import { judgementWords } from "~/fit/rules/own-vessel/words";
import type { PairCheck, Verdict } from "~/fit/rules/types/check";
import { checkPair } from "~/fit/rules/verdict/check-pair";
import { handStep, stretchesOf } from "~/fit/rules/verdict/distances";
import { withDrainage } from "~/fit/rules/verdict/drainage";
import { verdictSentence } from "~/fit/rules/verdict/verdict-words";
import { describe, distanceView, misreadWords, neededProduct, ruleRow } from "../check/pair-view";
import { type FitProduct, fitProduct } from "../check/rows";
import type { OwnRequest } from "./query";
import { tapHref } from "./tap-groups";
import { type JudgedTap, suitableTap } from "./taps";

/** A tap drawn over the visitor's vessel, and what the rules say about both. */
export type ChosenView = NonNullable<ReturnType<typeof chosenView>>;

type Need = FitProduct & { reason: string };

/** Returns the requested tap or, if none is requested, the best one; null if there is none. */
export function chosenView(
  request: OwnRequest,
  own: OwnVessel,
  taps: readonly JudgedTap[],
  partners: Partners,
) {
  const { catalogue } = partners;
  const wanted = suitableTap(request, partners);
  const tap = wanted ?? taps[0]?.tap;
  const product = tap && catalogue.bySlug.get(tap.slug);
  if (!tap || !product) return null;

  const requested = wanted ? request.distance : null;
  const plain = checkPair(tap, own.part);
  const range = plain?.distance ?? null;
  const isPossible = requested !== null && range !== null && requested >= range.min && requested <= range.max;
  const at = isPossible ? requested : undefined;
  const check = at === undefined ? plain : checkPair(tap, own.part, at);
  const judgement = judgeOwn(tap, own, at);
  if (!check || !judgement) return null;

  const { verdict } = judgement;
  const finishIds = request.finish ? [request.finish.id] : [];
  const { note, advice } = judgementWords(own, judgement);
  const named = (needs: PairCheck["needs"]): Need[] =>
    needs.flatMap(({ slug, reason }) => {
      const need = catalogue.bySlug.get(slug);
      return need ? neededProduct(need, reason, catalogue, finishIds) : [];
    });
  const needs = named(check.needs);
  return {
    product: fitProduct(product, catalogue, finishIds),
    /** Finishes of the tap. */
    finishes: finishChoices(
      product,
      product.finishes.find(({ id }) => id === request.finish?.id),
      catalogue,
      (_, { id }) => tapHref(request, product, id),
    ),
    verdict,
    /** The verdict in one sentence: „Pasuje, jeśli potwierdzi to pomiar: odpływ od tylnej krawędzi.” */
    summary: summaryOf(verdict, note, request.ruler),
    /** What to do about a condition; empty for other verdicts. */
    advice,
    layout: layOut(check.scene),
    /** The drawing's text alternative. */
    description: describe(check),
    rules: check.rules.map((rule) =>
      ruleRow(
        { ...rule, verdict: rule.verdict && (judgement.rules.get(rule.id) ?? rule.verdict) },
        catalogue,
      ),
    ),
    mounting: check.mounting,
    /** What has to be ordered besides the tap, and what only if the drain is replaced too. */
    needs,
    drainage: request.overflow === null ? [] : named(drainageOf(check, own, partners)),
    /** Null if there is nothing to choose. */
    distance: distanceView(check.distance, (choice) =>
      stretchesOf(choice, (distance) => verdictAtDistance(tap, own, distance, judgement.cases), handStep),
    ),
    /** The margin as text; empty if it does not count. */
    margin: verdict === "fits" ? note : "",
    /** Warning that the requested distance is invalid; null if it is valid. */
    distanceMessage: requested !== null && range && !isPossible ? misreadWords(range) : null,
    /** Href of the page with this tap, at its recommended distance. */
    to: tapHref(request, product, request.finish?.id),
  };
}

function summaryOf(verdict: Verdict, note: string, ruler: number): string {
  if (verdict !== "fits") return verdictSentence(verdict, note);
  const clause = `${note ? `${note}, ` : ""}nawet przy błędzie pomiaru ± ${ruler} mm`;
  return typeset(verdictSentence(verdict, clause));
}

/** Returns the waste and the trap for a basin whose overflow is known. */
function drainageOf(check: PairCheck, own: OwnVessel, partners: Partners): PairCheck["needs"] {
  const drained = chooseDrainage(own.part, [], partners.offered);
  return drained ? withDrainage({ ...check, needs: [] }, own.part, drained).needs : [];
}
