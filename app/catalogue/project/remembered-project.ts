import { memorise, recall } from "~/platform/browser-memory";

const storageKey = "modrawa:projekt";
const emptyList = "1";

/** The list that this browser keeps, as its address holds it; empty where it keeps none. */
export function rememberedProject(): string {
  return recall(storageKey) ?? "";
}

/** Keeps a list, or forgets an empty one; what shows the kept list is told by a `storage` event, as other tabs are. */
export function rememberProject(list: string): void {
  memorise(storageKey, list === emptyList ? null : list);
  dispatchEvent(new Event("storage"));
}

/** The codes of a list, room after room, without its being parsed: the frame of every page counts them. */
export function codesIn(list: string): string[] {
  const tokens = list.split(".").slice(1);
  return tokens.filter((token) => token[0] !== "_").map((token) => token.replace(/\*.*/, ""));
}

/** The address of the kept list, with codes that are added to it. */
export function addressOfRemembered(list: string, added: string | null = null): string {
  if (!list) return "/projekt";
  return `/projekt?${new URLSearchParams({ l: list, ...(added !== null && { dodaj: added }) })}`;
}

/**
 * Whether a list takes the place of the remembered one: where there is none, where it was made of it on this page, and
 * where nothing of it would be lost. A list that somebody has sent is only shown.
 * @param before the list that the page showed before
 */
export function replacesRemembered(list: string, remembered: string, before: string | undefined): boolean {
  if (remembered === "" || remembered === before) return true;
  const codes = new Set(codesIn(list));
  return codesIn(remembered).every((code) => codes.has(code));
}
