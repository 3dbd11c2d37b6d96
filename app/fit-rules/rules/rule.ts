import type { RuleResult } from "~/fit-rules/check";

type Judged = "id" | "verdict" | "margin";

/** What a rule says. Its words are made when asked for: long lists only need verdicts, and words take ten times as long. */
export type Rule = Pick<RuleResult, Judged> & { words(): Omit<RuleResult, Judged> };
