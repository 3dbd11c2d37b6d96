import { memorise, recall } from "lib/platform/browser-memory";
import { useSyncExternalStore } from "react";

/*
 * The basin that a browser remembers (behaviour 26.27), in local storage, with the verdict on each tap and the styles that
 * show these verdicts on a page before its scripts have started.
 */

const basinKey = "modrawa:umywalka";

/**
 * What fits a basin: the verdict and its sentence, by the tap's slug. `key` identifies the published content that was
 * asked.
 */
export type BasinAnswer = { key: string; notes: Record<string, readonly [verdict: string, words: string]> };

/** A basin is the value of the filter `pasuje-do`: measures, or the slug of a basin of the range. */
type BasinMemory = Partial<BasinAnswer> & { basin?: string; css?: string };

/** Reserves the space of the list's filter, which React fills later. */
const roomStyle = ".basin-room{min-height:6.75rem}";
/** Hides verdicts on content that is no longer published, in their place. */
const hidden = "[data-tap]{visibility:hidden}";

/** Inline script for the head: applies the remembered styles, before anything is painted. */
export const basinScript = (publishedKey: string) =>
  `try{let{css,key}=JSON.parse(localStorage["${basinKey}"]),style=new CSSStyleSheet;style.replaceSync(css+(key=="${publishedKey}"?"":"${hidden}"));document.adoptedStyleSheets=[style]}catch{}`;

/** Returns the basin that this browser remembers; empty if there is none. */
export const rememberedBasin = (): string => memory().basin ?? "";

/** {@link rememberedBasin} for a component; empty during hydration. */
export const useRememberedBasin = (): string => useSyncExternalStore(subscribe, rememberedBasin, () => "");

/** Returns the verdict on a tap for a component; undefined during hydration, and if nothing is known. */
export const useBasinNote = (slug: string): BasinAnswer["notes"][string] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => memory().notes?.[slug],
    () => undefined,
  );

/** Remembers a basin, and asks what fits it. */
export function rememberBasin(basin: string): void {
  store({ basin, css: roomStyle });
  void renewVerdicts("");
}

export const forgetBasin = (): void => store(null);

/** Asks for the verdicts again if those in memory are not of the published content. */
export async function renewVerdicts(publishedKey: string): Promise<void> {
  const { basin, key, css } = memory();
  if (!basin || (css && key === publishedKey)) return;
  // Without a connection, the next page asks again.
  const answer = await fetch(`/api/pasuje?umywalka=${encodeURIComponent(basin)}`).catch(() => null);
  if (memory().basin !== basin) return;
  // A basin that is withdrawn is forgotten.
  if (answer?.status === 404) forgetBasin();
  if (!answer?.ok) return;
  const found: BasinAnswer = await answer.json();
  store({ basin, ...found, css: roomStyle + Object.entries(found.notes).map(styleOf).join("") });
}

/** Style of a verdict whose place is still empty; React later puts the words themselves there. */
function styleOf([slug, [verdict, words]]: [string, readonly [string, string]]): string {
  const place = `[data-tap=${JSON.stringify(slug)}]:empty`;
  const ink = verdict === "fits" ? "--color-success" : "--color-muted";
  return `${place}{display:block;margin-top:.25rem;color:var(${ink})}${place}::after{content:${JSON.stringify(words)}}`;
}

let last: { text: string | null; memory: BasinMemory } = { text: null, memory: {} };

function memory(): BasinMemory {
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

/** Tells this tab, too: browsers send the event only to other tabs. */
function store(memory: BasinMemory | null) {
  memorise(basinKey, memory && JSON.stringify(memory));
  // The styles of the head are for the memory as it was. React has filled all places.
  if ("adoptedStyleSheets" in document) document.adoptedStyleSheets = [];
  dispatchEvent(new Event("storage"));
}

function subscribe(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
