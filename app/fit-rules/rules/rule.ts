import type { RuleResult } from "~/fit-rules/check";

type Judged = "id" | "verdict" | "margin";

/** Result of a rule. `words` builds its texts lazily: lists need only verdicts, and texts take ten times as long. */
export type Rule = Pick<RuleResult, Judged> & { words(): Omit<RuleResult, Judged> };
