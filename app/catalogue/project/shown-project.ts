import { emptyList } from "./remember-project";
import { storageKey, writtenList } from "./remembered-project";

/** Fragments with which the server marks the URL of a list that it has just changed. */
export const marks = { added: "dodano", completed: "uzupelniono", removed: "usunieto" } as const;

/** Navigation state of a list that is opened beside the remembered one: it is no change of the list shown before. */
export const besideRemembered = "beside-remembered";

/** Session storage key of the list that this tab showed last. */
const shownKey = "modrawa:projekt-na-karcie";

/**
 * Returns the href that a URL without a list redirects to: the stored list, to which the server adds the URL's additions
 * (behaviour 27.8).
 * @param search parameters of the list page's URL
 * @returns `null` if the URL contains a list, or if there is neither a stored list nor an addition
 */
export function rememberedHref(search: URLSearchParams, remembered: string): string | null {
  if (search.has("l") || (!remembered && !search.has("dodaj"))) return null;
  const query = new URLSearchParams(search);
  query.set("l", remembered || emptyList);
  return `/projekt?${query}`;
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
 * - A link with additions was redirected to a list of only these additions, which the fragment marks. The script adds
 *   them to the stored list by another redirect, or stores them as the first list. The redirect itself tells that this
 *   is not a reload, a bookmark or a URL that somebody has sent.
 * - If a change in this tab, such as a post or the redirect, made the stored list the shown one, it stores the shown
 *   list. `replacesRemembered` decides all other cases.
 * - It removes from the address what only the redirect needed, so that the address is the list.
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
query=new URLSearchParams({l:kept,dodaj:list.split(".").slice(1)});
if(mark=="${marks.completed}")query.set("tylko","brakujace");
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
