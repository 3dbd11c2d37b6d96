import type { ReactNode } from "react";
import type { Verdict } from "~/fit-rules/check";
import { Icon } from "~/ui/icons/icon";
import type { InterfaceIcon } from "~/ui/icons/interface-icons";

/** What the page answers: a verdict of the rules, or that there is nothing to judge. */
export type Answer = Verdict | "unknown";

const looks: Readonly<Record<Answer, { word: string; icon: InterfaceIcon; ink: string }>> = {
  fits: { word: "Pasuje", icon: "check", ink: "text-success" },
  condition: { word: "Pasuje, jeśli…", icon: "circle-alert", ink: "text-warning" },
  fails: { word: "Nie pasuje", icon: "x", ink: "text-error" },
  unknown: { word: "Nie dotyczy", icon: "minus", ink: "text-muted" },
};

/** Shows a verdict as icon and text, so that its meaning does not depend on colour. */
export function VerdictMark({ verdict }: { verdict: Answer }) {
  const { word, icon, ink } = looks[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${ink}`}>
      <Icon name={icon} />
      {word}
    </span>
  );
}

type VerdictBoxProps = {
  answer: Answer;
  /** The answer in one sentence; screen readers announce it when a new distance changes it. */
  sentence: string;
  /** Number of the sentence's first characters that are the answer itself, e.g. of „Nie pasuje”. */
  wordLength: number;
  /** What to do about the answer. */
  children?: ReactNode;
};

/** The answer of the page, in colour and weight (`fit-check.css`). */
export function VerdictBox({ answer, sentence, wordLength, children }: VerdictBoxProps) {
  return (
    <div className={`verdict verdict-${answer}`}>
      <Icon name={looks[answer].icon} className="verdict-icon" />
      <p role="status" className="text-subtitle">
        <strong className="verdict-word">{sentence.slice(0, wordLength)}</strong>
        {sentence.slice(wordLength)}
      </p>
      {children && <div className="verdict-more">{children}</div>}
    </div>
  );
}

/** The box of a pair's verdict. Its sentence is a summary of the rules: „Pasuje, jeśli …” or „Nie pasuje: …”. */
export function PairVerdict({
  verdict,
  summary,
  children,
}: {
  verdict: Verdict;
  summary: string;
  children?: ReactNode;
}) {
  return (
    <VerdictBox answer={verdict} sentence={summary} wordLength={/[:.]|, jeśli/.exec(summary)?.index ?? 0}>
      {children}
    </VerdictBox>
  );
}
