import { readPage } from "~/ui/paging";
import { fields, otherRoom } from "../list/form-fields";
import { pagesOf } from "../list/pages";
import {
  fitsUrl,
  isNameWithin,
  linesOf,
  maxNameLength,
  maxNoteLength,
  maxRooms,
  type ProjectLine,
  type ProjectList,
  type ProjectRoom,
  readQuantity,
  tidyName,
  tidyProject,
  unusedName,
} from "../list/project-list";

/** Name of a room that a visitor creates without naming it. Further such rooms get a number. */
const newRoomName = "Nowe pomieszczenie";

/**
 * A list while a form post changes it. `shownLines` and `shownRooms` keep the order of the submitted page, so that the
 * form's zero-based indexes stay valid when lines and rooms move.
 */
type Draft = {
  name: string;
  rooms: ProjectRoom[];
  shownLines: readonly ProjectLine[];
  shownRooms: readonly ProjectRoom[];
};

/**
 * Applies a form post to the list it was made for: first the fields, then the pressed button. Needs no catalogue, so
 * that browsers can apply a change before the server answers. The form identifies lines and rooms by their indexes on
 * the submitted page.
 * @returns `null` if the URL has no space for the changed list
 */
export function editedList(form: URLSearchParams, list: ProjectList): ProjectList | null {
  const rooms = structuredClone(list.rooms);
  const draft = { name: list.name ?? "", rooms, shownLines: linesOf({ rooms }), shownRooms: [...rooms] };
  fillIn(draft, form);
  applyIntent(draft, form);
  const changed = tidyProject(draft.rooms, draft.name);
  return fitsUrl(changed) ? changed : null;
}

/** Message about a change that is rejected because the URL has no space for it. */
export const tooLongWords =
  "Adres listy nie pomieści tej zmiany, więc jej nie zapisaliśmy. Skróć uwagi i\u00a0nazwy albo podziel listę na dwie.";

/** Returns the intent of the pressed button; empty if the form was submitted without one. */
export function intentOf(form: URLSearchParams): string {
  return form.get(fields.intent)?.split(" ")[0] ?? "";
}

/** Applies the project's name, the quantities, notes, target rooms and room names of the form. Ignores surplus values. */
function fillIn(draft: Draft, form: URLSearchParams) {
  const quantities = form.getAll(fields.quantity);
  const notes = form.getAll(fields.note);
  const lines = partsOnPage(form, draft.shownRooms).flatMap((part) => part.lines);
  for (const [number, line] of lines.entries()) {
    line.quantity = readQuantity(quantities[number] ?? String(line.quantity));
    line.note = within(notes[number], maxNoteLength) ?? line.note;
  }
  draft.name = within(form.get(fields.projectName), maxNoteLength) ?? draft.name;
  const names = roomNamesOf(form, draft.shownRooms);
  for (const [number, room] of draft.shownRooms.entries()) room.name = names[number] ?? room.name;
  moveToRooms(draft, lines, form.getAll(fields.lineRoom));
}

/** Returns the page of the list whose fields a form post has, from 1. */
export function pageIn(form: URLSearchParams): number {
  return readPage(form) || 1;
}

function partsOnPage(form: URLSearchParams, rooms: readonly ProjectRoom[]) {
  return pagesOf<ProjectLine, ProjectRoom>(rooms)[pageIn(form) - 1] ?? [];
}

/**
 * Returns the names of a list's rooms after a form post. A new name that another room has gets a number. Ignores all
 * names of the form if their number does not match the rooms of the list.
 */
export function roomNamesOf(form: URLSearchParams, rooms: readonly ProjectRoom[]): string[] {
  const shown = partsOnPage(form, rooms).map(({ room }) => room);
  const typed = form.getAll(fields.roomName);
  if (typed.length !== shown.length) return rooms.map(({ name }) => name);
  const wanted = rooms.map((room) => tidyName(within(typed[shown.indexOf(room)]) ?? "") || room.name);
  const taken = rooms.filter(({ name }, number) => name === wanted[number]).map(({ name }) => ({ name }));
  return rooms.map((room, number) => {
    if (room.name === wanted[number]) return room.name;
    const name = unusedName(wanted[number] ?? "", taken);
    taken.push({ name });
    return name;
  });
}

/** Returns a typed name or note; `undefined` for one that would be truncated: the list then keeps the former one. */
function within(typed: string | null | undefined, maxLength?: number): string | undefined {
  return typed && !isNameWithin(typed, maxLength) ? undefined : (typed ?? undefined);
}

/** Returns a message for each name or note of a form post that is too long for the list (behaviour 27.19). */
export function overlongNames(form: URLSearchParams): string[] {
  const limits: [maxLength: number, names: readonly string[]][] = [
    [maxNoteLength, [fields.projectName, fields.note]],
    [maxNameLength, [fields.roomName, fields.newRoom, fields.textRoom, fields.textNewRoom]],
  ];
  return limits.flatMap(([maxLength, names]) =>
    names
      .flatMap((name) => form.getAll(name))
      .filter((text) => text !== otherRoom && !isNameWithin(text, maxLength))
      .map((text) => `Najwyżej ${maxLength} znaków, więc tego nie zapisaliśmy: „${text}”.`),
  );
}

function applyIntent(draft: Draft, form: URLSearchParams) {
  const [what, at, code = ""] = (form.get(fields.intent) ?? "").split(" ");
  const number = Number(at);
  const line = draft.shownLines[number];
  if (what === "usun-pokoj") removeRoom(draft, number);
  if (what === "usun") removeLine(draft, number);
  if (what === "zamien" && line && code) line.code = code;
  if (what === "wyzej") moveByOne(draft, number, -1);
  if (what === "nizej") moveByOne(draft, number, 1);
  // A name is enough, because Enter in its field presses no button.
  const name = within(form.get(fields.newRoom) ?? "");
  if (name?.trim() || (name === "" && what === "nowy-pokoj")) addRoom(draft, name);
}

/** Adds an empty room at the end, if the list has space for another one. @param name empty for a default name */
function addRoom({ rooms }: Draft, name: string) {
  if (rooms.filter((room) => room.name !== "").length < maxRooms)
    rooms.push({ name: unusedName(tidyName(name) || newRoomName, rooms), lines: [] });
}

/**
 * Moves lines to the end of other rooms.
 * @param targets for each line, the index of its room; a line without a valid target stays
 */
function moveToRooms({ shownRooms }: Draft, lines: readonly ProjectLine[], targets: readonly string[]) {
  for (const [number, line] of lines.entries()) {
    const from = shownRooms.find(({ lines }) => lines.includes(line));
    const to = shownRooms[Number.parseInt(targets[number] ?? "", 10)];
    if (!from || !to || from === to) continue;
    from.lines.splice(from.lines.indexOf(line), 1);
    to.lines.push(line);
  }
}

/**
 * Moves a line up (-1) or down (1) by one place. From a room's first or last place, moves it into the adjacent room.
 */
function moveByOne({ rooms, shownLines }: Draft, number: number, step: 1 | -1) {
  const line = shownLines[number];
  const at = rooms.findIndex(({ lines }) => line !== undefined && lines.includes(line));
  const lines = rooms[at]?.lines;
  if (!line || !lines) return;
  const from = lines.indexOf(line);
  const isWithin = lines[from + step] !== undefined;
  const target = isWithin ? lines : rooms[at + step]?.lines;
  if (!target) return;
  lines.splice(from, 1);
  target.splice(isWithin ? from + step : step === 1 ? 0 : target.length, 0, line);
}

function removeLine({ rooms, shownLines }: Draft, number: number) {
  const line = shownLines[number];
  for (const { lines } of rooms) if (line && lines.includes(line)) lines.splice(lines.indexOf(line), 1);
}

/** Removes a room and the lines that it now contains. Does nothing if the room is already removed. */
function removeRoom({ rooms, shownRooms }: Draft, number: number) {
  const room = shownRooms[number];
  if (room && rooms.includes(room)) rooms.splice(rooms.indexOf(room), 1);
}
