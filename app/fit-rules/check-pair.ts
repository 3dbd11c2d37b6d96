import { typeset } from "~/polish/typeset";
import type { Dimension, Distance, PairCheck, RuleResult, Verdict } from "./check";
import type { FitPart } from "./fit-part";
import type { Joined, Pair } from "./pairs/pair";
import { pairOf } from "./pairs/table";
import { needsOf } from "./rules/required";
import type { Rule } from "./rules/rule";
import { mm } from "./rules/words";

/** A pair's verdict as lists show it, without texts or a drawing. `decisive` is the rule that the summary quotes. */
export type Judgement = Pick<PairCheck, "pair" | "verdict" | "margin"> & { decisive: Rule };

/**
 * Checks whether two products fit together; their order does not matter.
 * @param distance in mm, clamped to the pair's limits; by default the pair's initial distance
 * @returns null if no rules exist for the pair
 */
export function checkPair(one: FitPart, other: FitPart, distance?: number): PairCheck | null {
  const met = meet(one, other, distance);
  if (!met) return null;
  const { pair, first, second, chosen, joined } = met;
  const { verdict, margin, decisive } = judged(pair, joined.rules);
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

/** Returns only the verdict, at the pair's initial distance; null if no rules exist for the pair. */
export function judgePair(one: FitPart, other: FitPart): Judgement | null {
  const met = meet(one, other);
  return met && judged(met.pair, met.joined.rules);
}

type Meeting = {
  pair: Pair;
  first: FitPart;
  second: FitPart;
  chosen: Distance | null;
  joined: Joined;
};

function meet(one: FitPart, other: FitPart, distance?: number): Meeting | null {
  const found = pairOf(one.kind, other.kind);
  if (!found) return null;
  const { pair, swapped } = found;
  const [first, second] = swapped ? [other, one] : [one, other];
  const range = pair.distance(first, second);
  const chosen = range && { ...range, value: within(range, distance) };
  const joined = pair.join(first, second, chosen?.value ?? 0);
  return joined && joined.rules.length > 0 ? { pair, first, second, chosen, joined } : null;
}

function within({ initial, min, max }: Omit<Distance, "value">, wanted?: number): number {
  if (wanted === undefined || Number.isNaN(wanted)) return initial;
  return Math.min(max, Math.max(min, wanted));
}

const severity: Readonly<Record<Verdict, number>> = { fits: 0, condition: 1, fails: 2 };

function judged({ kind }: Pair, rules: readonly Rule[]): Judgement {
  const verdict = rules.reduce<Verdict>(
    (worst, rule) => (severity[rule.verdict] > severity[worst] ? rule.verdict : worst),
    "fits",
  );
  const deciding = rules.filter(({ verdict: own }) => own === verdict);
  const decisive = deciding.toSorted((one, other) => weight(one) - weight(other))[0] ?? rules[0];
  if (!decisive) throw new Error("A pair without rules");
  return { pair: kind, verdict, margin: decidingMargin(rules), decisive };
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
function decidingMargin(rules: readonly Rule[]): number | null {
  const margins = rules.flatMap(({ id, margin }) =>
    margin !== null && (measuring.has(id) || margin < 0) ? [margin] : [],
  );
  return margins.length === 0 ? null : Math.min(...margins);
}

/** Returns a rule's sort key: its margin in mm, or a very large number if its margin does not count for the pair. */
function weight({ id, margin }: Rule): number {
  if (margin === null) return Number.MAX_VALUE;
  return measuring.has(id) || margin < 0 ? margin : Number.MAX_SAFE_INTEGER;
}

function summaryOf(
  verdict: Verdict,
  margin: number | null,
  { sentence, proviso }: Pick<RuleResult, "sentence" | "proviso">,
): string {
  const clause = sentence.charAt(0).toLowerCase() + sentence.slice(1, -1);
  if (verdict === "fails") return `Nie pasuje: ${clause}.`;
  if (verdict === "condition") return `Pasuje, jeśli ${proviso ?? clause}.`;
  return `Pasuje: ${clause}${margin === null ? "" : `, zapas ${mm(margin)}`}.`;
}

function inWords({ id, verdict, margin, words }: Rule): RuleResult {
  const { label, limit, sentence, proviso, figure, source } = words();
  return {
    id,
    verdict,
    margin,
    figure,
    source,
    label: typeset(label),
    limit: typeset(limit),
    sentence: typeset(sentence),
    proviso: verdict === "condition" && proviso ? typeset(proviso) : null,
  };
}

/** Returns false for a zero length, which gets no dimension line. */
function isDrawn({ value }: Dimension): boolean {
  return value > 0;
}
