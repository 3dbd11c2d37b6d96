import { damagedProject, projectParameter } from "../list/project-list";
import {
  additionParameter,
  backParameter,
  formerParameter,
  marks,
  onlyMissing,
  scopeParameter,
  surplusParameter,
} from "../list/query";
import { storageKey, writtenList } from "../list/remembered-project";
import { emptyList, shownKey } from "./memory";

const names = {
  ...{ added: marks.added, completed: marks.completed, removed: marks.removed },
  ...{ project: projectParameter, addition: additionParameter, scope: scopeParameter, onlyMissing },
  ...{ former: formerParameter, back: backParameter, surplus: surplusParameter },
  ...{ storageKey, shownKey, emptyList, packed: `${damagedProject}.` },
};

/**
 * Script after the list's form. It runs before the list is painted and before other scripts load. The page has its source
 * inline, so it may use nothing but what it is given.
 *
 * - It redirects a URL without a list to the list stored in this browser.
 * - A link with additions was redirected to a list of only these additions, which the fragment marks. The script has
 *   the server add them to the stored list, by another redirect, or stores them as the first list. The redirect itself
 *   tells that this is not a reload, a bookmark or a URL that somebody has sent.
 * - A reload, or a step back, to what this tab showed before the stored list was changed elsewhere shows the stored
 *   one.
 * - If a change in this tab, such as a post or the redirect, made the stored list the shown one, it stores the shown
 *   list. `OtherProject` decides all other cases, and offers the stored list beside a different one: the script
 *   has its space reserved, and all scripts start without waiting for input.
 * - It removes from the URL what only the redirect needed, so that the URL is the list. All other parameters stay, such
 *   as the language.
 */
const remember = (written: RegExp, of: typeof names): void => {
  const stored = localStorage[of.storageKey] ?? "";
  let kept = written.test(stored) ? stored : "";
  const seen = sessionStorage[of.shownKey];
  const query = new URLSearchParams(location.search);
  const open = (list: string) => {
    query.set(of.project, list);
    location.replace(`?${query}`);
  };
  if (!query.has(of.project)) {
    if (kept) open(kept);
    return;
  }

  const [field] = document.getElementsByName(of.project) as NodeListOf<HTMLInputElement>;
  const list = field?.value ?? of.emptyList;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isNew = visit?.type === "navigate";
  const mark = location.hash.slice(1);
  const isAdded = isNew && visit.redirectCount > 0 && (mark === of.added || mark === of.completed);
  if (isAdded && kept) {
    sessionStorage[of.shownKey] = kept;
    query.set(of.addition, list.startsWith(of.packed) ? list : String(list.split(".").slice(1)));
    if (mark === of.completed) query.set(of.scope, of.onlyMissing);
    for (const name of [of.former, of.back, of.surplus]) query.delete(name);
    open(kept);
    return;
  }
  if (!isNew && kept && seen === list && kept !== list) {
    open(kept);
    return;
  }

  const isPosted = isNew && document.referrer.startsWith(origin + location.pathname) && seen === kept;
  if (kept ? isPosted : isAdded) {
    if (list === of.emptyList) delete localStorage[of.storageKey];
    else localStorage[of.storageKey] = list;
    kept = list;
  }
  if ((kept || of.emptyList) === list) sessionStorage[of.shownKey] = list;
  else {
    delete sessionStorage[of.shownKey];
    if (kept) document.documentElement.dataset.start = "other-list";
  }
  if (query.has(of.former) || query.has(of.back) || isAdded || mark === of.removed) {
    query.delete(of.former);
    query.delete(of.back);
    history.replaceState(history.state, "", `?${query}`);
  }
};

/** The script's source. Where storage is blocked, it ends silently. */
export const rememberScript = `try{(${remember})(${writtenList},${JSON.stringify(names)})}catch{}`;
