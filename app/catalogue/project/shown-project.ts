import { emptyList, storageKey, writtenList } from "./remembered-project";

/** Session storage key of the list that this tab showed last. */
const shownKey = "modrawa:projekt-na-karcie";

/**
 * Returns the href that a URL without a list redirects to: the stored list with the URL's additions (behaviour 27.8).
 * The href contains the stored list and the additions separately, so that reloading it does not add them twice.
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
 * Inline script after the list's form. It runs before the list is painted and before other scripts load. It redirects a
 * URL without a list to the list stored in this browser. If the URL's additions, or a post from this tab's previous
 * page, changed the stored list into the shown list, it stores the shown list. `replacesRemembered` decides all other
 * cases.
 */
export const rememberScript = `try{
let kept=localStorage["${storageKey}"]||"",
query=new URLSearchParams(location.search),
given=query.get("l"),
adds=query.has("dodaj"),
list=document.forms.projekt.l.value,
[{type}]=performance.getEntriesByType("navigation"),
posted=type=="navigate"&&document.referrer.startsWith(origin+"/projekt")&&sessionStorage["${shownKey}"]==kept;
if(!${writtenList}.test(kept))kept="";
if(given===null&&(kept||adds)){query.set("l",kept||"${emptyList}");location.replace("?"+query)}
else{
if(kept&&posted||adds&&(kept||"${emptyList}")==given)list=="${emptyList}"?localStorage.removeItem("${storageKey}"):localStorage["${storageKey}"]=list;
sessionStorage["${shownKey}"]=list
}
}catch{}`.replaceAll("\n", "");
