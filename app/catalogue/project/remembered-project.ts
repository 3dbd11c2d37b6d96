import * as paths from "~/paths";
import { memorise, recall } from "~/platform/browser-memory";

export const storageKey = "modrawa:projekt";
export const emptyList = "1";
/** Nothing else is a list that this site has written; the longest has fewer characters. */
export const writtenList = /^1\..{1,4000}$/;

/** The list that this browser remembers, as its URL holds it; empty where it remembers none. */
export function rememberedProject(): string {
  const list = recall(storageKey) ?? "";
  return writtenList.test(list) ? list : "";
}

/** Stores a list, or removes an empty one, and dispatches a `storage` event for this tab, as other tabs get one. */
export function rememberProject(list: string): void {
  memorise(storageKey, list === emptyList ? null : list);
  dispatchEvent(new Event("storage"));
}

/** The codes of a list, room after room, without its being parsed: the frame of every page counts them. */
export function codesIn(list: string): string[] {
  const tokens = list.split(".").slice(1);
  return tokens.filter((token) => token[0] !== "_").map((token) => token.replace(/\*.*/, ""));
}

/** The URL of a list, or of the page alone where there is none. @param list as its URL holds it, decoded */
export function projectHref(list: string): string {
  return list ? `${paths.project}?${new URLSearchParams({ l: list })}` : paths.project;
}
