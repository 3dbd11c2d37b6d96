import { emptyList, storageKey, writtenList } from "./remembered-project";

/** The list that this tab showed last, from which the next one may derive. */
const shownKey = "modrawa:projekt-na-karcie";

/**
 * The URL at which a URL without a list shows the remembered one, with what it adds (behaviour 27.8). It names
 * the list that it adds to, so that it shows the same however often it is opened.
 * @param search of a URL of the list's page
 * @returns `null` where it names a list, or there is none to show
 */
export function rememberedHref(search: URLSearchParams, remembered: string): string | null {
  if (search.has("l") || (!remembered && !search.has("dodaj"))) return null;
  const query = new URLSearchParams(search);
  query.set("l", remembered || emptyList);
  return `/projekt?${query}`;
}

/** Keeps in mind which list this tab shows, for {@link rememberScript}. */
export function noteShownProject(list: string): void {
  try {
    sessionStorage.setItem(shownKey, list);
  } catch {
    // Without storage nothing is remembered either.
  }
}

/**
 * Runs in the list's page behind its form, before anything of the list is painted and long before other scripts start.
 * A URL without a list goes to the remembered one. A list is remembered at once where it was made of the remembered
 * one: by what its URL adds, or by a post of this tab's last page. All else is the page's own to judge.
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
