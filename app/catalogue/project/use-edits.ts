import { useNavigation } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { rearranged } from "./arranged";
import { type AnnounceChange, removalWords } from "./change-words";
import { editedList, pressedCommand } from "./edit";
import { type FocusTarget, focusOn } from "./focus-target";
import { noteChange } from "./follow-lists";
import { addPress, fields, fillPress, submittedFields } from "./form-fields";
import type { RoomView } from "./line-view";
import {
  emptyProject,
  type ProjectList,
  parseProject,
  readQuantity,
  writeProjectQuery,
} from "./project-list";
import { takingBack } from "./take-back";
import { useChangedList } from "./use-changed-list";
import { useOtherLists } from "./use-other-lists";
import { useTypedBefore } from "./use-typed-before";
import type { ProjectView } from "./view";

export type Edits = {
  form: RefObject<HTMLFormElement>;
  /** The list with the visitor's changes, also those that the server has not answered yet. */
  list: string;
  /** Query of that list's page. Links to files use it, so that they never have an old number. */
  query: string;
  rooms: readonly RoomView[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onFieldChange: (event: FormEvent) => void;
  onFieldLeave: () => void;
  clear: () => void;
};

type EditOptions = {
  /** True if the page shows the data of an earlier list, because the server does not answer. */
  isBehind: boolean;
  /** Whether the form posts all changes, because the page is translated. */
  isOff: () => boolean;
  announce: AnnounceChange;
};

/** Commands that only the server can carry out, because they need the catalogue. */
const serverCommands: readonly string[] = [fillPress, addPress];

/**
 * Applies the visitor's changes in the browser (behaviour 27.12). The server then adds what only it knows, such as the
 * sums. Without scripts, the form posts every change.
 */
export function useEdits(
  view: Pick<ProjectView, "list" | "query" | "rooms">,
  { isBehind, isOff, announce }: EditOptions,
): Edits {
  const isPosting = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  const { list, now, apply, cancelLoad, loadAgain } = useChangedList(view.list, isBehind);
  /** What the visitor has changed (`null`) or pressed during a post; it is done when the post has ended. */
  const waiting = useRef<(HTMLElement | null)[]>([]);
  /** The list that the last post was sent with. */
  const posted = useRef<string>();
  const otherLists = useOtherLists();
  const focus = useRef<FocusTarget>();
  const typed = useTypedBefore(form, view.list, saveFields);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements to focus exist once the list is rendered
  useEffect(() => {
    if (focus.current) focusOn(focus.current);
    focus.current = undefined;
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a post matters
  useEffect(() => {
    if (isPosting) return;
    if (posted.current !== undefined) noteChange(posted.current, view.list);
    posted.current = undefined;
    for (const submitter of waiting.current.splice(0)) {
      if (!submitter) saveFields();
      else if (submitter.isConnected) form.current?.requestSubmit(submitter);
    }
    loadAgain();
  }, [isPosting]);

  function saveFields() {
    press(null, false);
  }

  /** Applies what the fields say and what is pressed. @param isAnswered true if the focus may follow the change */
  function press(submitter: HTMLElement | null, isAnswered = true) {
    if (isPosting) return void waiting.current.push(submitter);
    const data = submittedFields(form.current, submitter);
    const before = parseProject(now() ?? list);
    const after = editedList(data, before);
    const [command = "", at] = (data.get(fields.press) ?? "").split(" ");
    change({ command, place: Number(at), before, after }, isAnswered);
  }

  function change(target: FocusTarget, isAnswered = true) {
    const { command, place, before, after } = target;
    const words = removalWords(command, place, rearranged(view.rooms, before));
    if (isAnswered) focus.current = target;
    apply(after, words !== null);
    if (!words) return;
    announce({ ...words, undo: takingBack(before, after, { ...otherLists, shown: now, show: showUndone }) });
  }

  function showUndone(undone: ProjectList) {
    focus.current = { command: "cofnij", place: -1, before: parseProject(now() ?? list), after: undone };
    apply(undone, true);
  }

  const isChanged = list !== view.list;
  const changed = parseProject(list);
  return {
    form,
    list,
    query: typed || (isChanged ? writeProjectQuery(changed) : view.query),
    rooms: isChanged ? rearranged(view.rooms, changed) : view.rooms,
    onSubmit: (event) => {
      if (isOff()) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const data = submittedFields(event.currentTarget, submitter);
      const command = pressedCommand(data);
      const isEmpty = command === addPress && !data.get(fields.text)?.trim();
      if (serverCommands.includes(command) && !isEmpty) {
        posted.current = now() ?? list;
        return cancelLoad();
      }
      event.preventDefault();
      if (!isEmpty) press(submitter);
    },
    onFieldChange: ({ target }) => {
      if (isOff()) return;
      if (target instanceof HTMLSelectElement && target.name === fields.lineRoom) press(null);
      const isQuantity = target instanceof HTMLInputElement && target.name === fields.quantity;
      // A quantity that is being typed is not judged before the visitor leaves the field.
      if (isQuantity && readQuantity(target.value) > 0) saveFields();
    },
    onFieldLeave: () => {
      if (!isOff()) saveFields();
    },
    clear: () => change({ command: "oproznij", place: 0, before: changed, after: emptyProject }),
  };
}
