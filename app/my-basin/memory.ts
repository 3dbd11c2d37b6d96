import { memorise, recall } from "lib/platform/browser-memory";
import { useSyncExternalStore } from "react";
import { basinKey, loadBasinScript } from "./head-script";

/** What fits a basin. */
export type BasinAnswer = {
  /** Identifies the published content that was asked. */
  key: string;
  name: string;
  /** Href of the basin's page. */
  to: string;
  /** Href of that page with a tap over the basin, without the tap's name at the end. */
  withTap: string;
  /** The verdict on each tap and its sentence, by the tap's slug. */
  notes: Record<string, readonly [verdict: "fits" | "condition" | "fails", words: string]>;
};

/** A basin is the value of the filter `pasuje-do`: measures, or the slug of a basin of the range. */
export type BasinMemory = Partial<BasinAnswer> & { basin?: string };

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

function subscribe(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** Remembers a basin. The script that shows it asks what fits. */
export function rememberBasin(basin: string): void {
  store({ basin });
  loadBasinScript();
}

export const forgetBasin = (): void => store(null);

/** Tells this tab, too: browsers send the event only to other tabs. */
function store(memory: BasinMemory | null) {
  memorise(basinKey, memory && JSON.stringify(memory));
  dispatchEvent(new Event("storage"));
}
