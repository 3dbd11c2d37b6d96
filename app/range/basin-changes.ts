import { memorise } from "lib/platform/browser-memory";
import { basinKey } from "./basin-script";
import { type BasinAnswer, type BasinMemory, basinMemory } from "./my-basin";

/** Reserves the space of the list's filter, which React fills later. */
const roomStyle = ".basin-room{min-height:6.75rem}";

/** Remembers a basin, and asks what fits it. */
export function rememberBasin(basin: string): void {
  store({ basin, css: roomStyle });
  void renewVerdicts("");
}

export const forgetBasin = (): void => store(null);

/** Asks for the verdicts again if those in memory are not of the published content. */
export async function renewVerdicts(publishedKey: string): Promise<void> {
  const { basin, key, css } = basinMemory();
  if (!basin || (css && key === publishedKey)) return;
  // Without a connection, the next page asks again.
  const answer = await fetch(`/api/pasuje?umywalka=${encodeURIComponent(basin)}`).catch(() => null);
  if (basinMemory().basin !== basin) return;
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

/** Tells this tab, too: browsers send the event only to other tabs. */
function store(memory: BasinMemory | null) {
  memorise(basinKey, memory && JSON.stringify(memory));
  // The styles in the head show the basin that was remembered before. React has filled all places by now.
  if ("adoptedStyleSheets" in document) document.adoptedStyleSheets = [];
  dispatchEvent(new Event("storage"));
}
