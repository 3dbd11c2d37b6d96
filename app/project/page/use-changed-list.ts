import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import * as paths from "~/paths";
import { navigateTo, router, shownLocation } from "~/remix/router";
import { readPage } from "~/ui/paging";
import { rememberProject, replacesRemembered } from "../changes/memory";
import { type ProjectList, projectParameter, writeProject } from "../list/project-list";
import { projectHref } from "../list/query";
import { rememberedProject } from "../list/remembered-project";

/** Time in ms without another change after which a changed list is loaded. */
const quietMs = 300;
/** Time in ms after which a list that the server has not answered is loaded again. */
const retryMs = 5_000;

/**
 * Keeps the visitor's changes of a list until the server has answered: the URL, this browser's memory and the page have
 * them at once, and the router follows. Lists are values of the URL parameter.
 * @param answered the list of the server's last answer
 * @param isBehind whether that is an earlier list, because the server does not answer; it is then asked again
 */
export function useChangedList(answered: string, isBehind: boolean) {
  const { search } = useLocation();
  /** The URL's query with the last change, until the router has followed or the visitor has gone elsewhere. */
  const [changed, setChanged] = useState("");
  const isAhead = changed !== "" && changed !== search && changed === location.search;
  if (changed !== "" && !isAhead) setChanged("");
  const unanswered = isAhead ? changed : isBehind ? search : undefined;

  useEffect(() => {
    if (unanswered === undefined) return;
    const load = () => loadList(unanswered);
    const timer = setInterval(load, isAhead ? quietMs : retryMs);
    addEventListener("online", load);
    return () => {
      clearInterval(timer);
      removeEventListener("online", load);
    };
  }, [unanswered, isAhead]);

  /**
   * Shows and remembers a changed list.
   * @param page page of the changed list to go on with
   * @param isStep true for a change that Back undoes
   * @returns false if the lists are the same
   */
  function apply(before: ProjectList, after: ProjectList, page: number, isStep: boolean): boolean {
    const [former, text] = [writeProject(before), writeProject(after)];
    if (text === former) return false;
    // `idx` is the router's index of a history entry; entries of links to fragments have none. The router replaces this
    // entry once the list is loaded.
    if (isStep) history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, "");
    history.replaceState(history.state, "", projectHref({ list: after, page }));
    if (replacesRemembered(rememberedProject(), former)) rememberProject(text);
    setChanged(location.search);
    // An earlier list that is still loading would take the place of this one.
    if (router().state.navigation.location) loadList(location.search);
    return true;
  }

  return {
    /** The list with all changes, including those that the server has not answered yet. */
    list: unanswered === undefined ? answered : listIn(unanswered),
    /** Page of the list in the URL; `undefined` for that of the answer. */
    page: unanswered === undefined ? undefined : readPage(new URLSearchParams(unanswered)) || 1,
    apply,
  };
}

function listIn(search: string): string {
  return new URLSearchParams(search).get(projectParameter) ?? "";
}

/**
 * Loads the list of the URL's query, unless it is loading already, or the visitor is leaving the page or has left it. A
 * load never cancels a post, even one that React does not know of yet.
 */
function loadList(search: string) {
  const { location: target, formMethod } = router().state.navigation;
  if (formMethod === "POST") return;
  const isLeaving = target ? target.pathname !== paths.project : location.pathname !== paths.project;
  if (isLeaving || location.search !== search || target?.search === search) return;
  navigateTo(paths.project + search, { replace: true, preventScrollReset: true });
}

/**
 * Loads the page of a list. If the server does not answer for a list that the URL has, returns the data that the page
 * shows, marked with `isBehind`: the visitor's change is not lost, and the page can show it on its own.
 * @throws errors of `load` for any other list
 */
export async function loadChanged({ url }: Request, load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    const isRedirect = error instanceof Response && error.status < 400;
    const { pathname, search } = new URL(url);
    if (isRedirect || search !== location.search || shownLocation()?.pathname !== pathname) throw error;
    const { matches, loaderData } = router().state;
    return { ...Object(loaderData[matches.at(-1)?.route.id ?? ""]), isBehind: true };
  }
}
