import type { Distance } from "../types/check";
import type { FitPart } from "../types/fit-part";
import type { Stretch } from "../verdict/distances";
import { type OwnJudgement, verdictAtDistance } from "./judge-own";
import { lastKept } from "./last-kept";
import type { OwnVessel } from "./own-vessel";

/** Step in mm between the distances that are judged. Between two with different verdicts, the limit is looked for. */
const step = 5;

/** Returns which distances suit a tap at a visitor's vessel, in ascending order; they cover the whole range. */
export function ownStretches(
  tap: FitPart,
  own: OwnVessel,
  { min, max }: Pick<Distance, "min" | "max">,
  { cases }: Pick<OwnJudgement, "cases">,
): Stretch[] {
  const verdictAt = (distance: number) => verdictAtDistance(tap, own, distance, cases);
  const stretches: Stretch[] = [{ from: min, to: min, verdict: verdictAt(min) }];
  for (let distance = Math.min(max, min + step); ; distance = Math.min(max, distance + step)) {
    const verdict = verdictAt(distance);
    const last = stretches.at(-1) as Stretch;
    if (verdict !== last.verdict) {
      last.to = lastKept(last.to, distance, (between) => verdictAt(between) === last.verdict);
      stretches.push({ from: last.to + 1, to: distance, verdict });
    } else last.to = distance;
    if (distance === max) return stretches;
  }
}
