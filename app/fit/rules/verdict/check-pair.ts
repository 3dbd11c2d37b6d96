import { typeset } from "lib/polish/typeset";
import { limits } from "../criteria/limits";
import { needsOf } from "../criteria/required";
import type { Rule } from "../criteria/rule";
import type { DistanceRange } from "../pairs/pair";
import { pairOf } from "../pairs/table";
import type { Dimension, Distance, PairCheck, RuleResult, Verdict } from "../types/check";
import type { FitPart } from "../types/fit-part";
import { worstVerdict } from "../types/verdicts";
import { fixedVerdict, recommendedDistance, type Stretch, stretchesOf } from "./distances";
import { marginToBound, verdictSentence } from "./verdict-words";

/** A pair's verdict as lists show it, without texts or a drawing. `decisive` is the rule that the summary quotes. */
export type Judgement = Pick<PairCheck, "pair" | "verdict" | "margin" | "distance"> & { decisive: Rule };

/**
 * Checks whether two products fit together; their order does not matter.
 * @param distance in mm, clamped to the pair's limits; by default the pair's recommended distance
 * @returns null if no rules exist for the pair
 */
export function checkPair(one: FitPart, other: FitPart, distance?: number): PairCheck | null {
  const met = meet(one, other, distance);
  if (!met) return null;
  const { pair, first, second, chosen, joined } = met;
  const { verdict, margin, decisive } = judged(met);
  const { mounting, scene } = joined.show();
  return {
    pair: pair.kind,
    first,
    second,
    verdict,
    margin,
    summary: typeset(summaryOf(verdict, margin, decisive.words())),
    distance: chosen,
    rules: joined.rules.map(inWords),
    mounting: mounting.map(({ label, value }) => ({ label: typeset(label), value: typeset(value) })),
    needs: needsOf(first).filter(({ slug }) => slug !== second.slug),
    scene: { ...scene, dimensions: scene.dimensions.filter(isDrawn) },
  };
}

/**
 * Returns only the verdict; null if no rules exist for the pair.
 * @param distance as in {@link checkPair}
 */
export function judgePair(one: FitPart, other: FitPart, distance?: number): Judgement | null {
  const met = meet(one, other, distance);
  return met && judged(met);
}

/**
 * Returns only the rules of a pair; null if there are none. Unlike {@link judgePair} it looks for no recommended
 * distance, so it is several times faster.
 * @param distance in mm, clamped to the pair's limits
 */
export function pairRules(one: FitPart, other: FitPart, distance: number): readonly Rule[] | null {
  const found = pairOf(one.kind, other.kind);
  if (!found) return null;
  const [first, second] = found.swapped ? [other, one] : [one, other];
  const range = found.pair.distance?.(first, second);
  return found.pair.join(first, second, range ? choose(range, distance).value : 0)?.rules ?? null;
}

/**
 * Returns which distances two products suit; empty if the visitor has none to choose, or no rules exist for the pair.
 */
export function distanceStretches(one: FitPart, other: FitPart): Stretch[] {
  const met = meet(one, other);
  if (!met?.chosen) return [];
  const { pair, first, second, chosen, joined } = met;
  if (fixedVerdict(joined.rules) === "fails") return stretchesOf(chosen, () => "fails");
  return stretchesOf(chosen, (distance) => worstVerdict(pair.join(first, second, distance)?.rules ?? []));
}

/**
 * Returns why a judgement is not „pasuje”, worded to follow „nie pasuje:” or „pasuje, jeśli”; null if the pair fits.
 */
export function reasonOf({ verdict, decisive }: Judgement): string | null {
  if (verdict === "fits") return null;
  const { sentence, proviso } = decisive.words();
  return typeset(verdict === "condition" && proviso ? proviso : clauseOf(sentence));
}

type Meeting = NonNullable<ReturnType<typeof meet>>;

function meet(one: FitPart, other: FitPart, distance?: number) {
  const found = pairOf(one.kind, other.kind);
  if (!found) return null;
  const { pair, swapped } = found;
  const [first, second] = swapped ? [other, one] : [one, other];
  const range = pair.distance?.(first, second);
  const comfortable = pair.join(first, second, range?.initial ?? 0);
  if (!comfortable || comfortable.rules.length === 0) return null;
  if (!range) return { pair, first, second, chosen: null, joined: comfortable };
  const rulesAt = (value: number) => pair.join(first, second, value)?.rules ?? [];
  const tolerance = limits.tolerance[second.kind.endsWith("basin") ? "ceramics" : "other"];
  const initial = recommendedDistance(range, tolerance, comfortable.rules, rulesAt);
  const chosen = choose({ ...range, initial }, distance);
  const joined = chosen.value === range.initial ? comfortable : pair.join(first, second, chosen.value);
  return joined && { pair, first, second, chosen, joined };
}

function choose(range: DistanceRange, wanted?: number): Distance {
  const { initial, min, max } = range;
  const isWanted = wanted !== undefined && !Number.isNaN(wanted);
  return { ...range, value: isWanted ? Math.min(max, Math.max(min, wanted)) : initial };
}

function judged({ pair, chosen, joined: { rules } }: Meeting): Judgement {
  const verdict = worstVerdict(rules);
  const deciding = rules.filter(({ verdict: own }) => own === verdict);
  const decisive = deciding.toSorted((one, other) => weight(one) - weight(other))[0] ?? rules[0];
  if (!decisive) throw new Error("A pair without rules");
  return { pair: pair.kind, verdict, margin: decidingMargin(rules), distance: chosen, decisive };
}

/**
 * Ids of rules whose margin shows how well two products fit. Other rules have no margin, or compare only nominal sizes
 * or a distance that the visitor chooses.
 */
const measuring = new Set(["air-gap", "jet", "wall-clearance", "deck-thickness", "spray"]);

/**
 * Returns the smallest margin that counts for the pair, in mm; null if none counts. The margins of `measuring` rules
 * and all negative margins count.
 */
export function decidingMargin(rules: readonly Pick<Rule, "id" | "margin">[]): number | null {
  const margins = rules.flatMap(({ id, margin }) =>
    margin !== null && (measuring.has(id) || margin < 0) ? [margin] : [],
  );
  return margins.length === 0 ? null : Math.min(...margins);
}

/**
 * Returns a rule's sort key: its margin in mm, or a very large number if its margin does not count for the pair. A
 * collision comes before everything else, since all other lengths would have to be measured through ceramics.
 */
function weight({ id, margin }: Rule): number {
  if (id === "collision") return Number.NEGATIVE_INFINITY;
  if (margin === null) return Number.MAX_VALUE;
  return measuring.has(id) || margin < 0 ? margin : Number.MAX_SAFE_INTEGER;
}

function summaryOf(
  verdict: Verdict,
  margin: number | null,
  { sentence, proviso, bound = null }: ReturnType<Rule["words"]>,
): string {
  const clause = clauseOf(sentence);
  if (verdict === "condition") return verdictSentence(verdict, proviso ?? clause);
  const isMeasured = verdict === "fits" && margin !== null;
  return verdictSentence(verdict, isMeasured ? `${clause}, ${marginToBound(margin, bound)}` : clause);
}

/** Turns a sentence into a clause: „Wylot jest nisko.” becomes „wylot jest nisko”. */
function clauseOf(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1, -1);
}

function inWords({ id, verdict, margin, words }: Rule): RuleResult {
  const { label, limit, bound = null, sentence, proviso, figure = null, source } = words();
  return {
    id,
    verdict,
    margin,
    figure,
    source,
    label: typeset(label),
    limit: typeset(limit),
    bound: bound && typeset(bound),
    sentence: typeset(sentence),
    proviso: verdict === "condition" && proviso ? typeset(proviso) : null,
  };
}

/** Returns false for a zero length, which gets no dimension line. */
function isDrawn({ value }: Dimension): boolean {
  return value > 0;
}
