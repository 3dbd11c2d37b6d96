import { useNavigate } from "@remix-run/react";
import { useEffect, useInsertionEffect, useRef, useState } from "react";
import { rememberProject, replacesRemembered } from "../changes/memory";
import { type ProjectList, parseProject, writeProject } from "../list/project-list";
import { projectHref } from "../list/query";
import { rememberedProject } from "../list/remembered-project";

/** Time in ms without another change after which a changed list is sent to the server. */
const quietMs = 300;
/** Time in ms after which a list that the server has not answered is sent again. */
const retryMs = 5_000;

let shown: object | undefined;
/** Records the data that the page shows, for {@link loadEdited}. */
export function noteShownData(data: object): void {
  shown = data;
}

/** Value of the URL parameter of the list that this tab has changed and is about to load. */
let edited: string | undefined;

/**
 * Keeps the visitor's changes of a list until the server has answered: the page, the URL and this browser's memory have
 * them at once. Lists are values of the URL parameter.
 * @param shown the list of the server's last answer
 * @param isBehind whether that is an earlier list, because the server does not answer; it is then asked again
 */
export function useChangedList(shown: string, isBehind: boolean) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [change, setChange] = useState<{ list: string; of: string }>();
  /** Lists that were sent since the last answer to the last change. Their own answers do not replace that change. */
  const sent = useRef<string[]>([]);
  const isPending = change && (change.of === shown || sent.current.includes(shown));
  const list = isPending ? change.list : shown;
  const latest = useRef<{ list: string; shown: string }>();

  // The server's answer replaces the changes that it contains.
  const [answer, setAnswer] = useState(shown);
  if (answer !== shown) {
    setAnswer(shown);
    setChange(isPending && change.list !== shown ? { ...change, of: shown } : undefined);
  }
  // Neither update waits for an effect after the commit, because a press in between would be lost.
  useInsertionEffect(() => {
    latest.current = { list, shown };
    if (!change) sent.current = [];
  });
  useEffect(
    () => () => {
      latest.current = undefined;
      clearTimeout(timer.current);
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state of the connection matters
  useEffect(() => {
    if (!isBehind) return;
    const repeated = setInterval(loadAgain, retryMs);
    addEventListener("online", loadAgain);
    return () => {
      clearInterval(repeated);
      removeEventListener("online", loadAgain);
    };
  }, [isBehind]);

  function load(changed: ProjectList, isStep = false) {
    edited = writeProject(changed);
    sent.current.push(edited);
    navigate(projectHref({ list: changed }), { replace: !isStep, preventScrollReset: true });
  }

  /** Loads the last change if a post has cancelled it. */
  function loadAgain() {
    const { current } = latest;
    if (current && current.list !== current.shown) load(parseProject(current.list));
  }

  /**
   * Shows and remembers a changed list, then loads it.
   * @param isStep true for a change that Back undoes; it is loaded at once
   */
  function apply(changed: ProjectList, isStep = false) {
    const text = writeProject(changed);
    const before = latest.current ?? { list, shown };
    if (text === before.list) return;
    clearTimeout(timer.current);
    if (replacesRemembered(rememberedProject(), before.list)) rememberProject(text);
    latest.current = { ...before, list: text };
    setChange({ list: text, of: before.shown });
    if (isStep) return load(changed, true);
    // The router follows when the visitor pauses. The URL has the change already, for a reload or a copy.
    history.replaceState(history.state, "", projectHref({ list: changed }));
    timer.current = setTimeout(load, quietMs, changed);
  }

  return {
    /** The list with all changes, including those that the server has not answered yet. */
    list,
    /** The same for handlers that outlive a render; `undefined` when the page is no longer shown. */
    now: () => latest.current?.list,
    apply,
    /** Cancels the load of the last change, because a post with that change follows. */
    cancelLoad: () => clearTimeout(timer.current),
    loadAgain,
  };
}

/**
 * Loads the page of a list that this tab has changed. If the server does not answer, returns the data that the page
 * shows, marked with `isBehind`: the visitor's change is not lost, and the page can show it on its own.
 * @param list value of the list's URL parameter
 * @throws errors of `load` for any other list
 */
export async function loadEdited(list: string | null, load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    const isRedirect = error instanceof Response && error.status < 400;
    if (isRedirect || list !== edited || !shown) throw error;
    return { ...shown, isBehind: true };
  }
}
