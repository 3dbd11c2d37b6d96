import { recall } from "lib/platform/browser-memory";
import { useSyncExternalStore } from "react";
import { basinKey } from "./basin-script";

/*
 * Reads the basin that a browser remembers (behaviour 26.27), with the verdict on each tap and the styles that show these
 * verdicts on a page before its scripts have started. `basin-changes.ts` writes them.
 */

/**
 * What fits a basin: the verdict and its sentence, by the tap's slug. `key` identifies the published content that was
 * asked.
 */
export type BasinAnswer = { key: string; notes: Record<string, readonly [verdict: string, words: string]> };

/** A basin is the value of the filter `pasuje-do`: measures, or the slug of a basin of the range. */
export type BasinMemory = Partial<BasinAnswer> & { basin?: string; css?: string };

/** Returns the basin that this browser remembers; empty if there is none. */
export const rememberedBasin = (): string => basinMemory().basin ?? "";

/** {@link rememberedBasin} for a component; empty during hydration. */
export const useRememberedBasin = (): string => useSyncExternalStore(subscribe, rememberedBasin, () => "");

/** Returns the verdict on a tap for a component; undefined during hydration, and if nothing is known. */
export const useBasinNote = (slug: string): BasinAnswer["notes"][string] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => basinMemory().notes?.[slug],
    () => undefined,
  );

let last: { text: string | null; memory: BasinMemory } = { text: null, memory: {} };

export function basinMemory(): BasinMemory {
  const text = recall(basinKey);
  if (text !== last.text) last = { text, memory: parsed(text ?? "") };
  return last.memory;
}

function parsed(text: string): BasinMemory {
  try {
    const { basin, key, notes, css } = JSON.parse(text);
    if (typeof basin !== "string") return {};
    const isRead = Object.values(notes ?? {}).every((note) => Array.isArray(note) && note.length === 2);
    return isRead ? { basin, key, notes, css } : { basin };
  } catch {
    return {};
  }
}

function subscribe(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
