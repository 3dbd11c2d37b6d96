import { recall } from "lib/platform/browser-memory";

/*
 * What every page reads of the list that this browser remembers, for the header. `memory.ts` has the rest, so
 * that it is not part of every page's code.
 */

export const storageKey = "modrawa:projekt";
/**
 * Matches every non-empty list that the site writes, even in a format that only later builds read: an older tab must
 * not treat it as empty. The longest has under 4,000 characters.
 */
export const writtenList = /^\d\..{1,4000}$/;

/** Returns the list stored in this browser, in the format of the URL parameter; empty if no list is stored. */
export function rememberedProject(): string {
  const list = recall(storageKey) ?? "";
  return writtenList.test(list) ? list : "";
}

/** Returns the number of lines of a list. Avoids a full parse, because every page calls this for its header. */
export function linesIn(list: string): number {
  const [, packedLines] = /^[2-9]\.(\d+)\./.exec(list) ?? [];
  return packedLines ? Number(packedLines) : (list.match(/\.[^_]/g)?.length ?? 0);
}
