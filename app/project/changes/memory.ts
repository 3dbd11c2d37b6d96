import { memorise } from "lib/platform/browser-memory";
import * as paths from "~/paths";
import { navigateTo } from "~/remix/router";
import { parseProject, projectParameter, writeProject } from "../list/project-list";
import { storedProjectHref } from "../list/query";
import { rememberedProject, storageKey } from "../list/remembered-project";

/*
 * The list that this browser remembers (behaviour 27.8). Lists are values of the URL parameter. What every page reads of
 * the remembered list is in `remembered-project.ts`, so that the rest is not part of every page's code.
 */

export const emptyList = "1";

/** The list that this tab showed last, where the browser blocks storage and remembers none. */
let unremembered = "";

/** Returns the visitor's list, to which links add; empty if there is none. */
export function ownList(): string {
  return unremembered || rememberedProject();
}

/** Returns whether the visitor's list is only in the URL. */
export function isOnlyInAddress(): boolean {
  return unremembered !== "";
}

/** Session storage key of the list that this tab showed last, if it was the remembered one. */
export const shownKey = "modrawa:projekt-na-karcie";

/**
 * Stores a list in this browser; an empty list deletes the stored one. Dispatches a `storage` event in this tab,
 * because browsers send that event only to other tabs.
 */
export function rememberProject(list: string): void {
  memorise(storageKey, isSame(list, emptyList) ? null : list);
  dispatchEvent(new Event("storage"));
}

/** Stores the remembered list in the current format: earlier builds stored long lists unpacked. */
export function renewRemembered(): void {
  const stored = rememberedProject();
  const renewed = writeProject(parseProject(stored));
  if (stored !== renewed && renewed !== emptyList) rememberProject(renewed);
}

/**
 * Puts back the list that a change has replaced, on any page. If this browser does not remember the changed list, opens
 * the former one.
 */
export function putBack(before: string, after: string): void {
  const isRemembered = isSame(rememberedProject(), after);
  if (isRemembered) rememberProject(before);
  if (!isRemembered || isShown(after)) navigateTo(storedProjectHref(before));
}

/** Returns whether this tab shows a list. */
export function isShown(list: string): boolean {
  const shown = new URLSearchParams(location.search).get(projectParameter) ?? "";
  return location.pathname === paths.project && isSame(writeProject(parseProject(shown)), list);
}

/** Compares two lists; an empty text is an empty list. */
function isSame(one: string, other: string): boolean {
  return (one || emptyList) === (other || emptyList);
}

/**
 * Returns whether a shown list may replace the list stored in this browser. It may if no list is stored, or if the
 * stored list is still the one that this page showed before the visitor's change. Otherwise a change made elsewhere, such
 * as in another tab, would be lost.
 * @param before the list that this page showed before the change
 */
export function replacesRemembered(remembered: string, before: string | undefined): boolean {
  return remembered === "" || remembered === before;
}

/** Returns whether a list has every room, line and piece of another one. */
export function contains(list: string, other: string): boolean {
  const rooms = new Map(parseProject(list).rooms.map((room) => [room.name, room.lines]));
  return parseProject(other).rooms.every(({ name, lines }) => {
    const own = rooms.get(name);
    return (
      own &&
      lines.every((line) => own.some(({ code, quantity }) => code === line.code && quantity >= line.quantity))
    );
  });
}

/** Notes that this tab shows the remembered list, or that it shows another one. */
export function noteShownProject(list: string): void {
  try {
    if (isSame(rememberedProject(), list)) sessionStorage.setItem(shownKey, list);
    else sessionStorage.removeItem(shownKey);
  } catch {
    // Storage is blocked, so no list can be stored in this browser either.
    unremembered = isSame(list, emptyList) ? "" : list;
  }
}

/** Returns whether a list is the one that this tab showed last, and that was remembered then. */
export function wasShown(list: string): boolean {
  try {
    return sessionStorage.getItem(shownKey) === list;
  } catch {
    return false;
  }
}
