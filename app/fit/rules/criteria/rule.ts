import type { RuleResult } from "../types/check";

type Judged = "id" | "verdict" | "margin";
/** Fields that many rules lack; a missing one stands for null. */
type Absent = "figure" | "bound" | "proviso";

/**
 * Result of a rule. Its texts are built only by `words`: lists need just the verdicts, and building the texts takes ten
 * times as long.
 */
export type Rule = Pick<RuleResult, Judged> & {
  /** Distances to the single limits in mm, if there are several; the smallest is `margin`. */
  margins?: readonly number[];
  words(): Omit<RuleResult, Judged | Absent> & Partial<Pick<RuleResult, Absent>>;
};
