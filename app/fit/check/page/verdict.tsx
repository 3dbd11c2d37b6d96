import type { ReactNode } from "react";
import type { PairCheck, Verdict } from "~/fit/rules/types/check";
import { verdictWords } from "~/fit/rules/verdict/verdict-words";
import { Icon, type InterfaceIcon } from "~/ui/icons";

/** What the page answers: a verdict of the rules, or that there is nothing to judge. */
export type Answer = Verdict | "unknown";

export const verdictLooks: Readonly<Record<Answer, { word: string; icon: InterfaceIcon; ink: string }>> = {
  fits: { word: "Pasuje", icon: "check", ink: "text-success" },
  condition: { word: "Pasuje, jeśli…", icon: "circle-alert", ink: "text-warning" },
  fails: { word: "Nie pasuje", icon: "x", ink: "text-error" },
  unknown: { word: "Nie dotyczy", icon: "minus", ink: "text-muted" },
};

/** Shows a verdict as icon and text, so that its meaning does not depend on colour. */
export function VerdictMark({ verdict }: { verdict: Answer }) {
  const { word, icon, ink } = verdictLooks[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${ink}`}>
      <Icon name={icon} />
      {word}
    </span>
  );
}

type VerdictBoxProps = {
  answer: Answer;
  /** The first words of the answer's sentence, shown in bold and in its colour: „Nie pasuje”. */
  word: string;
  /** The rest of the sentence, with its leading space or punctuation. */
  rest: string;
  /** What to do about the answer. */
  children?: ReactNode;
};

/**
 * The answer of the page, in colour and weight (`fit-check.css`). Screen readers announce its sentence when a new
 * distance changes it.
 */
export function VerdictBox({ answer, word, rest, children }: VerdictBoxProps) {
  return (
    <div className={`verdict verdict-${answer}`}>
      <Icon name={verdictLooks[answer].icon} className="verdict-icon" />
      <p role="status" className="text-subtitle">
        <strong className="verdict-word">{word}</strong>
        {rest}
      </p>
      {children && <div className="verdict-more">{children}</div>}
    </div>
  );
}

type PairVerdictProps = Pick<PairCheck, "verdict" | "summary"> & Pick<VerdictBoxProps, "children">;

/** The box of a pair's verdict, with the summary of its rules. */
export function PairVerdict({ verdict, summary, children }: PairVerdictProps) {
  const word = verdictWords[verdict];
  return (
    <VerdictBox answer={verdict} word={word} rest={summary.slice(word.length)}>
      {children}
    </VerdictBox>
  );
}
