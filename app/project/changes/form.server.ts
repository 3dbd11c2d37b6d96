import { addTo } from "../list/add-to";
import { fields, fillIntent, otherRoom, readIntent } from "../list/form-fields";
import { withOwnCodes } from "../list/listed-item";
import { addNeeds, type Supply } from "../list/needs";
import { pageAfter } from "../list/pages";
import {
  fitsUrl,
  maxNoteLength,
  type ProjectList,
  parseProject,
  tidyName,
  writeProject,
} from "../list/project-list";
import { readPasted } from "../pasted/read-pasted.server";
import { type Reading, readingOf } from "../pasted/reading.server";
import { editedList, overlongNames, pageIn, roomNamesOf, tooLongWords } from "./edit";
import { withEditsSince } from "./edits-since";

export type ChangedProject = {
  /** The list before the post. */
  before: ProjectList;
  list: ProjectList;
  /** Page of the list on which the visitor goes on. */
  page: number;
  /** Number of lines for which the list has no space. */
  surplus: number;
  /** How the pasted text was read; `null` if there was none. */
  reading: Reading | null;
  /** Text of the field afterwards: rows that were not understood, and text that was not read. */
  rest: string;
  /** Room that the visitor chose for the pasted text. */
  room: string;
  /** Messages about what the list has no space for. Until that is shortened, text in the field is not read. */
  overlong: string[];
};

/**
 * Applies a form post to the list: first the fields, then the pressed button, then the pasted lines. The form
 * identifies lines and rooms by their indexes on the submitted page, so codes are replaced by our own only after the
 * form's changes. The button that reads the last text again replaces what that text had added.
 */
export function changedProject(form: URLSearchParams, supply: Supply): ChangedProject {
  const { catalogue } = supply;
  const before = parseProject(form.get(fields.list) ?? "");
  const changed = editedList(form, before);
  const edited = withOwnCodes(changed ?? before, catalogue);
  const filled =
    form.get(fields.intent) === fillIntent ? addNeeds(edited, supply) : { list: edited, surplus: [] };
  const isAgain = form.get(fields.intent) === readIntent;
  const listIn = (field: string) => withOwnCodes(parseProject(form.get(field) ?? ""), catalogue);
  const overlong = [...overlongNames(form), ...(changed ? [] : [tooLongWords])];
  const waiting = overlong.length > 0 && !isAgain ? (form.get(fields.text) ?? "") : "";
  const text = waiting ? "" : (form.get(isAgain ? fields.readText : fields.text) ?? "");
  const room = isAgain ? (form.get(fields.readRoom) ?? undefined) : roomForText(form, before);
  const corrections = isAgain ? form.getAll(fields.role).filter(Boolean) : [];
  const start = isAgain ? listIn(fields.readBefore) : filled.list;
  const pasted = readPasted(text, catalogue, corrections);
  const name = start.name ?? tidyName(pasted.project, maxNoteLength);
  const added = addTo(
    { ...start, ...(name && { name }) },
    pasted.rows.flatMap(({ lines }) => lines),
    room,
  );
  const joined = isAgain ? withEditsSince(added.list, listIn(fields.readAfter), edited) : added.list;
  const list = fitsUrl(joined) ? joined : edited;
  if (list !== joined) overlong.push(tooLongWords);
  const sent = { text, before: writeProject(start), after: writeProject(added.list), room, corrections };
  const reading = text.trim() ? readingOf(pasted, { surplus: added.surplus, list, catalogue, sent }) : null;
  const typed = isAgain
    ? rowsNotIn(
        form.get(fields.text) ?? "",
        pasted.rows.filter(({ lines }) => lines.length > 0),
      )
    : "";
  return {
    before,
    list,
    page: pageAfter(before, list, pageIn(form)),
    surplus: filled.surplus.length + added.surplus.length,
    reading,
    // When a text is read again, its unread rest is in the field already.
    rest: [waiting || typed || reading?.rest, !isAgain && pasted.unread].filter(Boolean).join("\n"),
    room: room ?? "",
    overlong,
  };
}

/**
 * Returns whether the answer to a post shows how its text was read: if something is asked, if the text is a table, so
 * that its columns can be checked, or if a script shows it anyway.
 */
export function isReadingShown({ reading }: ChangedProject, form: URLSearchParams): boolean {
  return (
    reading !== null && (reading.questions > 0 || reading.columns.length > 0 || form.has(fields.isShown))
  );
}

/** Returns the field's text without the rows that are understood by now. */
function rowsNotIn(typed: string, read: readonly { text: string }[]): string {
  const known = new Set(read.map(({ text }) => text.trim()));
  return typed
    .split("\n")
    .filter((row) => !known.has(row.trim()))
    .join("\n");
}

/**
 * Returns the room for the pasted lines; `undefined` for the list's last room. If the same post renames the chosen room,
 * the lines still go into that room.
 */
function roomForText(form: URLSearchParams, before: ProjectList): string | undefined {
  if (!form.has(fields.textRoom)) return undefined;
  const chosen = form.get(fields.textRoom) ?? "";
  const name = tidyName(chosen === otherRoom ? (form.get(fields.textNewRoom) ?? "") : chosen);
  return roomNamesOf(form, before.rooms)[before.rooms.findIndex((room) => room.name === name)] ?? name;
}
