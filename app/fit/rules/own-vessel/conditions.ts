import type { Rule } from "../criteria/rule";
import type { Verdict } from "../types/check";
import { lastKept } from "../verdict/distances";
import { type MeasureId, measuresOf } from "./measures";
import type { OwnVessel, Replaced } from "./own-vessel";
import { type Influence, influencedValues, type RuleRange } from "./rule-range";

/**
 * What has to be true of a visitor's vessel: one measure must be at most or at least `limit` mm, or several measures,
 * none of which decides alone, must be known more exactly (`limit` is null then).
 */
export type Condition = {
  measures: MeasureId[];
  limit: number | null;
  side: "most" | "least" | null;
  /** Whether the visitor has given the measures already, and has to take them again. */
  isGiven: boolean;
};

/** Largest number of measures that a condition names. */
const named = 2;

/** Returns a rule with some values replaced. */
type RuleAt = (rule: Rule, values: Replaced) => Rule;

/**
 * Returns what has to be true so that a rule is kept. It is empty if the measures do not decide: the rule is kept in
 * any case, or its verdict is the same throughout the measures' ranges.
 */
export function conditionsOf(range: RuleRange, own: OwnVessel, ruleAt: RuleAt): Condition[] {
  const { rule, worst, best, threats, helps } = range;
  if (rule.verdict === "fails") {
    const isKept = ({ verdict }: Rule) => verdict !== "fails";
    return isKept(best) ? [limitOf(rule, helps, {}, isKept, own, ruleAt)] : [];
  }
  if (worst.verdict === rule.verdict) return [];
  const isKept = ({ verdict }: Rule) => isAsGood(verdict, rule.verdict);
  return [limitOf(rule, threats, influencedValues(threats), isKept, own, ruleAt)];
}

function isAsGood(verdict: Verdict | null, as: Verdict | null): boolean {
  return verdict === "fits" || verdict === as;
}

/**
 * Looks for one measure whose limit decides: first with all others at their worst (`worst`), then with the others at
 * their nominal values. An unknown measure is preferred to a given one, since taking a measure is easier than taking it
 * more exactly.
 */
function limitOf(
  rule: Rule,
  influences: readonly Influence[],
  worst: Replaced,
  isKept: (rule: Rule) => boolean,
  own: OwnVessel,
  ruleAt: RuleAt,
): Condition {
  const hidden = new Set(measuresOf[own.kind].flatMap(({ id, isHidden }) => (isHidden ? [id] : [])));
  const isGiven = ({ measure }: Influence) => own.estimates[measure]?.isGiven ?? false;
  const order = (one: Influence) => (hidden.has(one.measure) ? 2 : Number(isGiven(one)));
  const candidates = influences.toSorted((one, other) => order(one) - order(other));
  for (const others of [worst, {}])
    for (const candidate of candidates) {
      const { measure, value } = candidate;
      const { min = 0, max = 0, value: now = value } = own.estimates[measure] ?? {};
      const isKeptAt = (at: number) => isKept(ruleAt(rule, { ...others, [measure]: at }));
      // With the others at their worst, the measure may have to be better than its nominal value.
      const better = others === worst ? (value === max ? min : max) : now;
      const [kept, lost] = isKeptAt(value) ? [value, better] : [better, value];
      if (!isKeptAt(kept) || isKeptAt(lost)) continue;
      const limit = lastKept(kept, lost, isKeptAt);
      return {
        measures: [measure],
        limit,
        side: kept < lost ? "most" : "least",
        isGiven: isGiven(candidate),
      };
    }
  const several = candidates.slice(0, named);
  return {
    measures: several.map(({ measure }) => measure),
    limit: null,
    side: null,
    isGiven: several.every(isGiven),
  };
}
