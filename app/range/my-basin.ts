import { recall } from "lib/platform/browser-memory";
import { useSyncExternalStore } from "react";
import { basinKey } from "./basin-script";

/*
 * Reads the basin that a browser remembers (behaviour 26.27), with the verdict on each tap and the styles that show these
 * verdicts on a page before its scripts have started. `basin-changes.ts` writes them.
 */

/**
 * What fits a basin: the verdict and its sentence, by the tap's slug. `name` is the basin's; `key` identifies the published
 * content that was asked.
 */
export type BasinAnswer = {
  key: string;
  name: string;
  notes: Record<string, readonly [verdict: "fits" | "condition" | "fails", words: string]>;
};

/** A basin is the value of the filter `pasuje-do`: measures, or the slug of a basin of the range. */
export type BasinMemory = Partial<BasinAnswer> & { basin?: string; css?: string };

/** {@link basinMemory} for a component; empty during hydration. */
export const useBasinMemory = (): BasinMemory => useSyncExternalStore(subscribe, basinMemory, () => none);

const none: BasinMemory = {};
let last: { text: string | null; memory: BasinMemory } = { text: null, memory: none };

/** Returns what this browser remembers; empty if that is nothing. */
export function basinMemory(): BasinMemory {
  const text = recall(basinKey);
  if (text !== last.text) last = { text, memory: parsed(text) };
  return last.memory;
}

function parsed(text: string | null): BasinMemory {
  try {
    const memory = JSON.parse(text as string);
    return typeof memory.basin === "string" ? memory : none;
  } catch {
    return none;
  }
}

/** The memory whose styles the page has. */
let shown: BasinMemory | undefined;

/** Also has the style sheet of the head follow what this tab or another one has stored. */
function subscribe(onChange: () => void) {
  shown ??= basinMemory();
  const follow = () => {
    // Whatever else is stored leaves the sheet as it is, which may hide what is out of date.
    if (shown !== basinMemory()) {
      shown = basinMemory();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(shown.css ?? "");
      document.adoptedStyleSheets = [sheet];
    }
    onChange();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
