import type { Rule } from "../criteria/rule";
import type { RuleId, Verdict } from "../types/check";
import type { FitPart } from "../types/fit-part";
import { severity, worstVerdict } from "../types/verdicts";
import { decidingMargin, type Judgement, judgePair, pairRules } from "../verdict/check-pair";
import { isMeasurable, type MeasureId } from "./measures";
import type { OwnVessel, Replaced } from "./own-vessel";

/** A rule at the nominal values, and at the values within the ranges that are worst and best for it. */
type RuleRange = {
  rule: Rule;
  worst: Rule;
  best: Rule;
  /** The measures' values at which the rule has its smallest margin, those that reduce it most first. */
  threats: Influence[];
  /** The measures' values at which the rule has its largest margin, those that increase it most first. */
  helps: Influence[];
  /** The values of measures at which one of the rule's limits has its worst or best case. */
  cases: Replaced[];
};

/** A measure, its value in mm at which it changes a margin most, and by how many mm. */
type Influence = { measure: MeasureId; value: number; change: number };

/** Verdict on a tap at a visitor's vessel that holds for every value that the measures may have. */
export type OwnJudgement = {
  verdict: Verdict;
  /**
   * The smallest margin in mm that counts, throughout the measures' ranges; null if none counts. For a tap that does
   * not fit, the margin at the nominal values.
   */
  margin: number | null;
  /** The measures that decide whether the tap fits: they have to be known more exactly. Empty for other verdicts. */
  deciding: MeasureId[];
  /** The judgement at the nominal values of the measures; what its condition promises holds at the worst ones. */
  nominal: Judgement;
  /** Verdicts on single rules that hold for every value, where they differ from the nominal ones. */
  rules: ReadonlyMap<RuleId, Verdict>;
  /** The values of measures at which some limit has its worst or best case. */
  cases: readonly Replaced[];
};

/**
 * Judges a tap at a visitor's vessel.
 *
 * A measure is known within a range only: that of the ruler, or that of what is assumed. Each distance to a limit rises
 * or falls steadily with each measure, so the worst case of a limit is where every measure has its worst value for it.
 * @param distance as for `checkPair`
 * @returns null if no rules exist for the pair
 */
export function judgeOwn(tap: FitPart, own: OwnVessel, distance?: number): OwnJudgement | null {
  const nominal = judgePair(tap, own.part, distance);
  if (!nominal) return null;
  // A spout that runs into the ceramics is too low by more than a ruler's error: its outlet would have to be above the rim.
  if (nominal.decisive.id === "collision")
    return { verdict: "fails", margin: nominal.margin, deciding: [], nominal, rules: new Map(), cases: [] };
  const rulesAt = rulesWithin(tap, own, nominal.distance?.value ?? 0);
  const ranges = rangesOf(own, rulesAt);
  const verdict = worstVerdict(ranges.map((range) => ({ verdict: verdictWithin(range) })));
  const decisive = ranges.find(({ rule }) => rule.id === nominal.decisive.id)?.worst;
  const counted = ranges.map(({ rule, worst }) => (verdict === "fails" ? rule : worst));
  return {
    verdict,
    margin: decidingMargin(counted),
    deciding: verdict === "condition" ? [...new Set(ranges.flatMap(decidingMeasures))] : [],
    nominal: decisive?.verdict === "condition" ? { ...nominal, decisive } : nominal,
    rules: new Map(
      ranges.flatMap((range) => (range.rule.verdict === null ? [] : [[range.rule.id, verdictWithin(range)]])),
    ),
    cases: [...new Map(ranges.flatMap(({ cases }) => cases).map((one) => [own.at(one), one])).values()],
  };
}

/**
 * Returns only the verdict of {@link judgeOwn} at another distance in mm, in a fraction of the time.
 * @param cases those of the tap's judgement: a distance changes margins, but not which values are worst for them
 */
export function verdictAtDistance(
  tap: FitPart,
  own: OwnVessel,
  distance: number,
  cases: OwnJudgement["cases"],
): Verdict {
  const rulesAt = rulesWithin(tap, own, distance);
  const nominal = rulesAt({});
  if (nominal.some(({ id }) => id === "collision")) return "fails";
  const verdicts = nominal.map((rule) => {
    const all = [rule, ...cases.map((values) => ruleIn(rulesAt(values), rule))].sort(compareRules);
    return { verdict: verdictWithin({ worst: all[0] ?? rule, best: all.at(-1) ?? rule }) };
  });
  return worstVerdict(verdicts);
}

/** Returns the rules of the pair with some measures replaced. */
type RulesAt = (values: Replaced) => readonly Rule[];

function rulesWithin(tap: FitPart, own: OwnVessel, distance: number): RulesAt {
  const known = new Map<FitPart, readonly Rule[]>();
  return (values) => {
    const part = own.at(values);
    const rules = known.get(part) ?? pairRules(tap, part, distance) ?? [];
    known.set(part, rules);
    return rules;
  };
}

function rangesOf(own: OwnVessel, rulesAt: RulesAt): RuleRange[] {
  const samples = own.uncertain.flatMap(({ measure, samples }) =>
    samples.map((value) => ({ measure, value, rules: rulesAt({ [measure]: value }) })),
  );
  return rulesAt({}).map((rule): RuleRange => {
    const cases = distancesOf(rule).flatMap((distance, limit) => {
      const changes = samples.flatMap(({ measure, value, rules }) => {
        const change = (distancesOf(ruleIn(rules, rule))[limit] ?? distance) - distance;
        return Math.abs(change) < 0.05 || Number.isNaN(change) ? [] : [{ measure, value, change }];
      });
      return [strongest(changes, -1), strongest(changes, 1)];
    });
    const judged = cases.map((influences) => ({
      influences,
      rule: ruleIn(rulesAt(influencedValues(influences)), rule),
    }));
    const ordered = judged.sort((one, other) => compareRules(one.rule, other.rule));
    const [worst, best] = [ordered[0], ordered.at(-1)];
    const isWorse = worst !== undefined && compareRules(worst.rule, rule) < 0;
    const isBetter = best !== undefined && compareRules(best.rule, rule) > 0;
    return {
      rule,
      worst: isWorse ? worst.rule : rule,
      best: isBetter ? best.rule : rule,
      threats: isWorse ? worst.influences : [],
      helps: isBetter ? best.influences : [],
      cases: cases.map(influencedValues),
    };
  });
}

/** Largest number of measures that are named for one rule. */
const named = 2;

/**
 * Returns the measures that most change a rule which is kept only at some of their values. What nobody can measure is
 * named only where nothing else changes the rule.
 */
function decidingMeasures({ rule, worst, best, threats, helps }: RuleRange): MeasureId[] {
  const fails = rule.verdict === "fails";
  const isOpen = fails ? best.verdict !== "fails" : worst.verdict !== rule.verdict;
  const measures = (fails ? helps : threats).map(({ measure }) => measure);
  const measurable = measures.filter(isMeasurable);
  return isOpen ? (measurable.length > 0 ? measurable : measures).slice(0, named) : [];
}

/**
 * A rule certainly fails only if it fails even at its best, and is certainly kept only if it is kept even at its worst.
 */
function verdictWithin({ worst, best }: Pick<RuleRange, "worst" | "best">): Verdict {
  if (best.verdict === "fails") return "fails";
  return worst.verdict === "fits" || worst.verdict === null ? "fits" : "condition";
}

/** Finds a rule among others. A rule that is missing there, such as a collision, is kept. */
function ruleIn(rules: readonly Rule[], rule: Rule): Rule {
  return rules.find(({ id }) => id === rule.id) ?? { ...rule, verdict: "fits", margin: null, margins: [] };
}

/** Returns the values at which the measures change a margin most. */
function influencedValues(influences: readonly Influence[]): Replaced {
  return Object.fromEntries(influences.map(({ measure, value }) => [measure, value]));
}

function distancesOf({ margin, margins }: Rule): readonly number[] {
  return margins ?? (margin === null ? [] : [margin]);
}

/** Returns for each measure its strongest change in one direction, the strongest of all first. */
function strongest(changes: readonly Influence[], direction: 1 | -1): Influence[] {
  const found = new Map<MeasureId, Influence>();
  for (const one of changes) {
    const known = found.get(one.measure)?.change ?? 0;
    if (one.change * direction > known * direction) found.set(one.measure, one);
  }
  return [...found.values()].sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

/** Compares two results of one rule for sorting, the worse first. */
function compareRules(one: Rule, other: Rule): number {
  const worse = severity[other.verdict ?? "fits"] - severity[one.verdict ?? "fits"];
  return worse || (one.margin ?? 0) - (other.margin ?? 0);
}
