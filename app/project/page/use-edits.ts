import { useNavigation } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import * as paths from "~/paths";
import { pageParameter } from "~/ui/paging";
import { announceChange, endAnnouncement } from "../changes/change-toast";
import { editedList, intentOf, tooLongWords } from "../changes/edit";
import { isShown, putBack } from "../changes/memory";
import { addIntent, fields, fillIntent, readIntent, submittedFields } from "../list/form-fields";
import { pageAfter, pageOfLine, pagesOf } from "../list/pages";
import {
  emptyProject,
  type ProjectList,
  parseProject,
  readQuantity,
  writeProject,
  writeProjectQuery,
} from "../list/project-list";
import { type LineView, type RoomView, roomsWith } from "../list/room-views";
import type { ProjectView } from "../list/view";
import { removalWords } from "../list/words";
import { type FocusTarget, focusOn, lineId, movedLine } from "./focus-target";
import { useChangedList } from "./use-changed-list";

export type Edits = ReturnType<typeof useEdits>;

/**
 * Applies the visitor's changes in the browser (behaviour 27.12). The server then adds what only it knows, such as the
 * sums. Without scripts, the form posts every change.
 * @param answeredPage page of the list that the server's answer shows
 * @param isBehind true if the page shows the data of an earlier list, because the server does not answer
 * @param isOff whether the form posts all changes, because the page is translated
 */
export function useEdits(view: ProjectView, answeredPage: number, isBehind: boolean, isOff: () => boolean) {
  const isPosting = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  const { list, page: changedPage = answeredPage, apply } = useChangedList(view.list, isBehind);
  /** What the visitor has changed (`null`) or pressed during a post; it is applied when the post has ended. */
  const [waiting, setWaiting] = useState<(HTMLElement | null)[]>([]);
  const typed = useTypedBefore(form, view.list, () => setWaiting((others) => [null, ...others]));
  const [focus, setFocus] = useState<FocusTarget>();
  const isChanged = list !== view.list;
  const changed = parseProject(list);
  const rooms = roomsWith(view.lines, changed);
  const pages = pagesOf<LineView, RoomView>(rooms);
  const page = Math.min(changedPage, pages.length);

  // The elements to focus exist once the list is rendered.
  useEffect(() => {
    if (focus) focusOn(focus);
  }, [focus]);

  // One change at a time, because each changes the list to which the next one applies.
  useEffect(() => {
    const [next, ...others] = waiting;
    if (isPosting || next === undefined) return;
    setWaiting(others);
    if (next ? next.isConnected : !isUnfinished(document.activeElement)) press(next, next !== null);
  });

  /** Applies what the fields say and what is pressed. @param isAnswered true if the focus may follow the change */
  function press(submitter: HTMLElement | null, isAnswered = true) {
    if (isOff()) return;
    if (isPosting) return setWaiting((others) => [...others, submitter]);
    const data = submittedFields(form.current, submitter);
    const [intent = "", at] = (data.get(fields.intent) ?? "").split(" ");
    const after = editedList(data, changed);
    if (after) change({ intent, place: Number(at), before: changed, after }, isAnswered);
    else announceChange({ color: "error", title: "Lista jest za długa", description: tooLongWords });
  }

  function change(target: FocusTarget, isAnswered = true) {
    const { intent, place, before, after } = target;
    const words = removalWords(intent, place, rooms);
    const isMoved = intent === "wyzej" || intent === "nizej";
    const next = isMoved
      ? pageOfLine(pagesOf(after.rooms), movedLine(target))
      : pageAfter(before, after, page);
    if (!apply(before, after, next, words !== null || intent === "cofnij")) return;
    if (isAnswered) setFocus(target);
    if (words) announceChange(words, () => undo(before, after));
    else endAnnouncement();
  }

  function undo(before: ProjectList, after: ProjectList) {
    const [former, text] = [writeProject(before), writeProject(after)];
    // The page may have been left since, and opened again.
    if (!form.current || !isShown(text)) return putBack(former, text);
    change({ intent: "cofnij", place: -1, before: after, after: before });
  }

  /** Query of the list's page. Links to files use it, so that they never have an old number. */
  const query = typed || (isChanged ? writeProjectQuery(changed) : view.query);
  const hrefOfPage = (number: number) =>
    `${paths.project}?${query}${number > 1 ? `&${pageParameter}=${number}` : ""}`;
  return {
    form,
    /** The list with the visitor's changes, including those that the server has not answered yet. */
    list,
    /** Name of the project. */
    name: changed.name ?? "",
    query,
    rooms,
    /** The rooms and lines on each page; `page` is the shown one, from 1. */
    pages,
    page,
    hrefOfPage,
    hrefOfLine: (number: number) => {
      const itsPage = pageOfLine(pages, number);
      return `${itsPage === page ? "" : hrefOfPage(itsPage)}#${lineId(number)}`;
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (isOff()) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const data = submittedFields(event.currentTarget, submitter);
      const intent = intentOf(data);
      const hasText = Boolean(data.get(fields.text)?.trim());
      // Typed or pasted text is added by its button, or by Enter, which submits without a button.
      const isPosted = intent === fillIntent || intent === readIntent;
      if (isPosted || (hasText && (intent === addIntent || intent === ""))) {
        const overlong = overlongField(event.currentTarget);
        if (!overlong) return endAnnouncement();
        event.preventDefault();
        return showOverlong(overlong);
      }
      event.preventDefault();
      if (intent !== addIntent) press(submitter);
    },
    onFieldChange: ({ target }: FormEvent) => {
      if (target instanceof HTMLSelectElement && target.name === fields.lineRoom) press(null);
      if (isQuantity(target) && !isUnfinished(target)) press(null, false);
    },
    onFieldLeave: () => press(null, false),
    clear: () => isPosting || change({ intent: "oproznij", place: 0, before: changed, after: emptyProject }),
  };
}

/**
 * Finds what the visitor has changed in the list's fields before the scripts ran. It is saved with the visitor's next
 * move, because nothing on the page may move while the scripts start (behaviour 19.8).
 * @returns the query of the changed list, for links; empty if nothing was changed, or if it is saved
 */
function useTypedBefore(form: RefObject<HTMLFormElement>, list: string, save: () => void): string {
  const [query, setQuery] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render follows such changes
  useEffect(() => {
    const changed = editedList(submittedFields(form.current, null), parseProject(list));
    if (!changed || writeProject(changed) === list) return;
    setQuery(writeProjectQuery(changed));
    const events = new AbortController();
    const onMove = () => {
      events.abort();
      setQuery("");
      save();
    };
    for (const name of ["pointermove", "pointerdown", "focusout"])
      addEventListener(name, onMove, { signal: events.signal });
    return () => events.abort();
  }, []);
  return query;
}

function overlongField({ elements }: HTMLFormElement): HTMLInputElement | undefined {
  return [...elements]
    .filter((field) => field instanceof HTMLInputElement)
    .find(({ validity }) => validity.patternMismatch);
}

/** Makes the browser report what is wrong with a field; for this, it opens the field's panel. */
function showOverlong(field: HTMLInputElement) {
  field.closest("details")?.setAttribute("open", "");
  if (field.getClientRects().length === 0) field.closest<HTMLElement>("[popover]")?.showPopover();
  field.reportValidity();
}

function isQuantity(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.name === fields.quantity;
}

/** Returns whether a quantity is still being typed. It is not judged before the visitor leaves the field. */
function isUnfinished(field: unknown): boolean {
  return isQuantity(field) && readQuantity(field.value) === 0;
}
