import * as paths from "~/paths";
import { memorise, recall } from "~/platform/browser-memory";

export const storageKey = "modrawa:projekt";
export const emptyList = "1";
/** Matches every non-empty list that the site writes; the longest has under 4,000 characters. */
export const writtenList = /^1\..{1,4000}$/;

/** Returns the list stored in this browser, in the format of the URL parameter; empty if no list is stored. */
export function rememberedProject(): string {
  const list = recall(storageKey) ?? "";
  return writtenList.test(list) ? list : "";
}

/**
 * Stores a list in this browser; an empty list deletes the stored one. Dispatches a `storage` event in this tab,
 * because browsers send that event only to other tabs.
 */
export function rememberProject(list: string): void {
  memorise(storageKey, list === emptyList ? null : list);
  dispatchEvent(new Event("storage"));
}

/**
 * Returns the product codes of a list in room order. Avoids a full parse, because every page calls this for its header.
 */
export function codesIn(list: string): string[] {
  const tokens = list.split(".").slice(1);
  return tokens.filter((token) => token[0] !== "_").map((token) => token.replace(/\*.*/, ""));
}

/**
 * Returns the href of the project page with `list` in its query, or without a query if `list` is empty.
 * @param list the URL parameter's decoded value
 */
export function projectHref(list: string): string {
  return list ? `${paths.project}?${new URLSearchParams({ l: list })}` : paths.project;
}
