import type { Verdict } from "~/fit-rules/check";
import { Icon } from "~/ui/icons/icon";
import type { InterfaceIcon } from "~/ui/icons/interface-icons";

const looks: Readonly<Record<Verdict, { word: string; icon: InterfaceIcon; ink: string; edge: string }>> = {
  fits: { word: "Pasuje", icon: "check", ink: "text-success", edge: "border-success" },
  condition: { word: "Pasuje, jeśli…", icon: "circle-alert", ink: "text-warning", edge: "border-warning" },
  fails: { word: "Nie pasuje", icon: "x", ink: "text-error", edge: "border-error" },
};

/** Shows a verdict as icon and text, so that its meaning does not depend on colour. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { word, icon, ink } = looks[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${ink}`}>
      <Icon name={icon} />
      {word}
    </span>
  );
}

/** Shows the verdict in one sentence, which screen readers announce when a new distance changes it. */
export function VerdictSentence({ verdict, summary }: { verdict: Verdict; summary: string }) {
  const { icon, ink, edge } = looks[verdict];
  return (
    <p role="status" className={`mt-6 flex max-w-3xl gap-3 rounded-lg border p-4 text-subtitle ${edge}`}>
      <Icon name={icon} className={`mt-0.5 size-6 ${ink}`} />
      {summary}
    </p>
  );
}
