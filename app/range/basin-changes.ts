import { memorise } from "lib/platform/browser-memory";
import { basinKey } from "./basin-script";
import { type BasinAnswer, type BasinMemory, basinMemory } from "./my-basin";

/** Ink and mark of a verdict, as on the pages that give the reasons (`verdict.tsx`). */
const looks = { fits: ["success", "✓"], condition: ["warning", "!"], fails: ["error", "✕"] } as const;

/**
 * Reserves the space of the list's filter, which React fills later, and says how a verdict looks: a line with a mark, and
 * below a page's title a tinted pill. Only browsers that remember a basin have these styles.
 */
const frame = [
  ".basin-room{min-height:8.75rem}",
  "[data-tap]{display:flex;gap:.375rem;margin-top:var(--gap);font-size:.875rem;line-height:1.25rem}",
  "[data-tap]::before{flex:none;width:1.25rem;height:1.25rem;border-radius:50%;background:var(--ink);color:var(--color-ground);text-align:center;font-weight:700}",
  "h1+[data-tap]{position:relative;width:fit-content;margin-top:calc(2*var(--gap));padding:var(--pad) 1rem var(--pad) var(--pad);border-radius:1.5rem;background:color-mix(in oklab,var(--ink) 14%,var(--color-ground))}",
].join("");

/** Remembers a basin, and asks what fits it. */
export function rememberBasin(basin: string): void {
  store({ basin, css: frame });
  void renewVerdicts("");
}

export const forgetBasin = (): void => store(null);

/** Asks for the verdicts again if those in memory are not of the published content, or look as in an earlier release. */
export async function renewVerdicts(publishedKey: string): Promise<void> {
  const { basin, key, css } = basinMemory();
  if (!basin || (css?.startsWith(frame) && key === publishedKey)) return;
  // Without a connection, the next page asks again.
  const answer = await fetch(`/api/pasuje?umywalka=${encodeURIComponent(basin)}`).catch(() => null);
  if (basinMemory().basin !== basin) return;
  // A basin that is withdrawn is forgotten.
  if (answer?.status === 404) forgetBasin();
  if (!answer?.ok) return;
  const found: BasinAnswer = await answer.json();
  store({ basin, ...found, css: frame + verdictStyles(found.notes) });
}

/** Styles of the verdicts, which show their words until React puts them there. */
function verdictStyles(notes: BasinAnswer["notes"]): string {
  const place = (slug: string) => `[data-tap=${JSON.stringify(slug)}]`;
  const kinds = Object.entries(looks).map(([verdict, [ink, mark]]) => {
    const places = Object.keys(notes).filter((slug) => notes[slug]?.[0] === verdict);
    const is = `:is(${places.map(place)})`;
    // The mark is not read out: the words say the same.
    return `${is}{--ink:var(--color-${ink});--gap:.25rem;--pad:.625rem}${is}::before{content:"${mark}";content:"${mark}"/""}`;
  });
  const words = Object.entries(notes).map(
    ([slug, [, words]]) => `${place(slug)}:empty::after{content:${JSON.stringify(words)}}`,
  );
  return [...kinds, ...words].join("");
}

/** Tells this tab, too: browsers send the event only to other tabs. */
function store(memory: BasinMemory | null) {
  memorise(basinKey, memory && JSON.stringify(memory));
  dispatchEvent(new Event("storage"));
}
