import { followLists } from "./follow-lists";
import { type ProjectList, parseProject, writeProject } from "./project-list";
import { withoutChange } from "./undo";

/** The lists that a change may be undone in, by the time when the visitor undoes it. */
export type CurrentLists = {
  /** The list on the page that made the change; `undefined` if that page is no longer shown. */
  shown: () => string | undefined;
  /** The list stored in this browser; empty if there is none. */
  remembered: () => string;
  show: (list: ProjectList) => void;
  remember: (list: ProjectList) => void;
  /** Opens a list beside the remembered one. */
  open: (list: ProjectList) => void;
};

/**
 * Returns the function that undoes a change and keeps all later ones. It changes the shown or the remembered list, but
 * only one that has come of the changed list; otherwise it opens the list as it was before the change. Does nothing if
 * the visitor has already gone back to the list before the change.
 * @param before the list before the change
 * @param after the list right after the change
 */
export function takingBack(before: ProjectList, after: ProjectList, lists: CurrentLists): () => void {
  const [isOfAfter, isOfBefore] = followLists(writeProject(after), writeProject(before));
  return () => {
    const undone = (list: string) => withoutChange(parseProject(list), before, after);
    const [shown, remembered] = [lists.shown(), lists.remembered()];
    if (shown !== undefined && isOfAfter?.(shown)) return lists.show(undone(shown));
    if (shown !== undefined && isOfBefore?.(shown)) return;
    if (isOfAfter?.(remembered)) return lists.remember(undone(remembered));
    if (isOfBefore?.(remembered)) return;
    lists.open(before);
  };
}
