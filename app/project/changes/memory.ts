import { memorise } from "lib/platform/browser-memory";
import * as paths from "~/paths";
import { navigateTo } from "~/remix/router";
import { parseProject, projectParameter, writeProject } from "../list/project-list";
import { marks, storedProjectHref } from "../list/query";
import { rememberedProject, storageKey, writtenList } from "../list/remembered-project";

/*
 * The list that this browser remembers (behaviour 27.8). Lists are values of the URL parameter. What every page reads of
 * the remembered list is in `remembered-project.ts`, so that the rest is not part of every page's code.
 */

export const emptyList = "1";

/** Session storage key of the list that this tab showed last. */
const shownKey = "modrawa:projekt-na-karcie";

/**
 * Stores a list in this browser; an empty list deletes the stored one. Dispatches a `storage` event in this tab,
 * because browsers send that event only to other tabs.
 */
export function rememberProject(list: string): void {
  memorise(storageKey, isSame(list, emptyList) ? null : list);
  dispatchEvent(new Event("storage"));
}

/**
 * Puts back the list that a change has replaced, on whichever page. If this browser does not remember the changed list,
 * opens the former one.
 */
export function putBack(before: string, after: string): void {
  const isRemembered = isSame(rememberedProject(), after);
  if (isRemembered) rememberProject(before);
  if (!isRemembered || isShown(after)) navigateTo(storedProjectHref(before));
}

function isShown(list: string): boolean {
  const shown = new URLSearchParams(location.search).get(projectParameter) ?? "";
  return location.pathname === paths.project && isSame(writeProject(parseProject(shown)), list);
}

/** Compares two lists; an empty text is an empty list. */
function isSame(one: string, other: string): boolean {
  return (one || emptyList) === (other || emptyList);
}

/**
 * Returns whether the shown list may replace the list stored in this browser. It may if no list is stored, if the
 * stored list is still the one that this page showed before the visitor's change, or if the shown list contains every
 * room, line and piece of the stored list. Otherwise a change made elsewhere, such as in another tab, would be lost.
 * @param before the list that this page showed before the change
 */
export function replacesRemembered(list: string, remembered: string, before: string | undefined): boolean {
  if (remembered === "" || remembered === before) return true;
  const rooms = new Map(parseProject(list).rooms.map((room) => [room.name, room.lines]));
  return parseProject(remembered).rooms.every(({ name, lines }) => {
    const own = rooms.get(name);
    return (
      own &&
      lines.every((line) => own.some(({ code, quantity }) => code === line.code && quantity >= line.quantity))
    );
  });
}

/** Records the list that this tab shows, for {@link rememberScript}. */
export function noteShownProject(list: string): void {
  try {
    sessionStorage.setItem(shownKey, list);
  } catch {
    // Storage is blocked, so no list can be stored in this browser either.
  }
}

/**
 * Inline script after the list's form. It runs before the list is painted and before other scripts load.
 *
 * - It leads a URL without a list to the list stored in this browser.
 * - A link with additions was redirected to a list of only these additions, which the fragment marks. The script has the
 *   server add them to the stored list, by another redirect, or stores them as the first list. The redirect itself tells
 *   that this is not a reload, a bookmark or a URL that somebody has sent.
 * - If a change in this tab, such as a post or the redirect, made the stored list the shown one, it stores the shown
 *   list. `replacesRemembered` decides all other cases.
 * - It removes from the address what only the redirect needed, so that the address is the list. All other parameters of
 *   an address stay, such as the language.
 */
export const rememberScript = `try{
let kept=localStorage["${storageKey}"]||"",
query=new URLSearchParams(location.search),
given=query.get("l"),
list=document.forms.projekt.l.value,
[{type,redirectCount}]=performance.getEntriesByType("navigation"),
fresh=type=="navigate",
mark=location.hash.slice(1),
added=fresh&&redirectCount&&/^(${marks.added}|${marks.completed})$/.test(mark),
posted=fresh&&document.referrer.startsWith(origin+"/projekt")&&sessionStorage["${shownKey}"]==kept;
if(!${writtenList}.test(kept))kept="";
if(given===null){if(kept)query.set("l",kept),location.replace("?"+query)}
else if(added&&kept){
sessionStorage["${shownKey}"]=kept;
query.set("l",kept);
query.set("dodaj",list.split(".").slice(1));
if(mark=="${marks.completed}")query.set("tylko","brakujace");
for(let name of["bylo","powrot","uwagi"])query.delete(name);
location.replace("?"+query)
}else{
if(kept?posted:added)list=="${emptyList}"?localStorage.removeItem("${storageKey}"):localStorage["${storageKey}"]=list;
sessionStorage["${shownKey}"]=list;
if(query.has("bylo")||query.has("powrot")||added||mark=="${marks.removed}"){
query.delete("bylo");
query.delete("powrot");
history.replaceState(history.state,"","?"+query)
}
}
}catch{}`.replaceAll("\n", "");
