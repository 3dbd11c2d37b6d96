import type { Verdict } from "./check";

/** The verdicts from best to worst. */
export const severity: Readonly<Record<Verdict, number>> = { fits: 0, condition: 1, fails: 2 };

/** Returns the worst verdict; `null` stands for what cannot be judged and does not count. */
export function worstVerdict(rules: readonly { verdict: Verdict | null }[]): Verdict {
  return rules.reduce<Verdict>(
    (worst, { verdict }) => (verdict && severity[verdict] > severity[worst] ? verdict : worst),
    "fits",
  );
}
