import type { Rule } from "../criteria/rule";
import type { DistanceRange } from "../pairs/pair";
import type { RuleId, Verdict } from "../types/check";
import { severity, worstVerdict } from "../types/verdicts";

/** Rules whose result changes with the distance that the visitor chooses. */
const movable: ReadonlySet<RuleId> = new Set(["collision", "jet", "back-gap", "rim-reach", "wall-clearance"]);

/** Step in mm between the distances that are tried, the precision of measuring by hand. */
export const handStep = 5;

/**
 * Returns the recommended distance in mm: the comfortable one of the range or, if the pair suits better elsewhere, the
 * nearest distance at which it suits best. A pair suits best if it fits with margins that the vessel's tolerance cannot
 * use up.
 * @param comfortable the rules at the comfortable distance
 */
export function recommendedDistance(
  { initial, min, max }: DistanceRange,
  tolerance: number,
  comfortable: readonly Rule[],
  rulesAt: (distance: number) => readonly Rule[],
): number {
  let best = { distance: initial, cost: costOf(comfortable, tolerance) };
  if (best.cost === 0) return initial;
  const reachable = severity[fixedVerdict(comfortable)];
  for (let away = handStep; initial - away >= min || initial + away <= max; away += handStep)
    for (const distance of [initial - away, initial + away]) {
      if (best.cost <= reachable) return best.distance;
      if (distance < min || distance > max) continue;
      const cost = costOf(rulesAt(distance), tolerance);
      if (cost < best.cost) best = { distance, cost };
    }
  return best.distance;
}

/** Returns the worst verdict among the rules that do not depend on a distance. */
export function fixedVerdict(rules: readonly Rule[]): Verdict {
  return worstVerdict(rules.filter(({ id }) => !movable.has(id)));
}

/** The better a position suits, the lower its cost: the severity of its verdict, and half of one for a tight fit. */
function costOf(rules: readonly Rule[], tolerance: number): number {
  const verdict = worstVerdict(rules);
  const isTight = rules.some(({ id, margin }) => movable.has(id) && margin !== null && margin < tolerance);
  return severity[verdict] + (verdict === "fits" && isTight ? 0.5 : 0);
}

/** Neighbouring distances in whole mm, both included, at which a pair has the same verdict. */
export type Stretch = { from: number; to: number; verdict: Verdict };

/**
 * Joins neighbouring distances with the same verdict. They cover the whole range, in ascending order.
 * @param step between the distances that are judged, in mm; between two with different verdicts, the limit is looked for
 */
export function stretchesOf(
  { min, max }: Pick<DistanceRange, "min" | "max">,
  verdictAt: (distance: number) => Verdict,
  step = 1,
): Stretch[] {
  let last: Stretch = { from: min, to: min, verdict: verdictAt(min) };
  const stretches = [last];
  while (last.to < max) {
    const distance = Math.min(max, last.to + step);
    const [verdict, before] = [verdictAt(distance), last.verdict];
    if (verdict === before) last.to = distance;
    else {
      last.to = lastKept(last.to, distance, (between) => verdictAt(between) === before);
      last = { from: last.to + 1, to: distance, verdict };
      stretches.push(last);
    }
  }
  return stretches;
}

/**
 * Returns the whole number nearest to `lost` for which `isKeptAt` is true. It is true for `kept` and false for `lost`.
 */
function lastKept(kept: number, lost: number, isKeptAt: (value: number) => boolean): number {
  let [good, bad] = [kept, lost];
  while (Math.abs(bad - good) > 1) {
    const middle = Math.round((good + bad) / 2);
    if (isKeptAt(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Returns the verdict at a distance in mm. */
export function verdictAt(stretches: readonly Stretch[], distance: number): Verdict {
  return stretches.find(({ from, to }) => from <= distance && distance <= to)?.verdict ?? "fails";
}

/** Returns the distance in mm nearest to the given one at which the pair fits; null if there is none. */
export function nearestFitting(stretches: readonly Stretch[], distance: number): number | null {
  const ends = stretches.flatMap(({ from, to, verdict }) =>
    verdict === "fits" ? [Math.min(to, Math.max(from, distance))] : [],
  );
  const [nearest] = ends.sort((one, other) => Math.abs(one - distance) - Math.abs(other - distance));
  return nearest ?? null;
}
