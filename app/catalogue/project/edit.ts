import { type Draft, draftOf, moveByOne, moveToRooms, removeLine, removeRoom } from "./draft";
import { fields } from "./form-fields";
import {
  maxRooms,
  type ProjectList,
  type ProjectRoom,
  readQuantity,
  tidyName,
  tidyProject,
} from "./project-list";

/** Name of a room that a visitor creates without naming it. Further such rooms get a number. */
const newRoomName = "Nowe pomieszczenie";

/**
 * Applies a form post to the list it was made for: first the fields, then the pressed button. Needs no catalogue, so
 * that browsers can apply a change before the server answers. The form identifies lines and rooms by their indexes on
 * the submitted page.
 */
export function editedList(form: URLSearchParams, list: ProjectList): ProjectList {
  const draft = draftOf(list);
  fillIn(draft, form);
  press(draft, form);
  return tidyProject(draft.rooms);
}

/** Returns the command of the pressed button; empty if the form was submitted without one. */
export function pressedCommand(form: URLSearchParams): string {
  return form.get(fields.press)?.split(" ")[0] ?? "";
}

/**
 * Applies the quantities, target rooms and room names of the form. Ignores surplus values, and ignores all room names
 * if their number does not match the rooms of the list.
 */
function fillIn(draft: Draft, form: URLSearchParams) {
  const quantities = form.getAll(fields.quantity);
  for (const [number, line] of draft.shownLines.entries())
    line.quantity = readQuantity(quantities[number] ?? String(line.quantity));
  const names = form.getAll(fields.roomName);
  if (names.length === draft.shownRooms.length)
    for (const [number, room] of draft.shownRooms.entries())
      room.name = tidyName(names[number] ?? "") || room.name;
  moveToRooms(draft, form.getAll(fields.lineRoom), () => addRoom(draft, ""));
}

function press(draft: Draft, form: URLSearchParams) {
  const [what, at, code = ""] = (form.get(fields.press) ?? "").split(" ");
  const number = Number(at);
  const line = draft.shownLines[number];
  if (what === "usun-pokoj") removeRoom(draft, number);
  if (what === "usun") removeLine(draft, number);
  if (what === "zamien" && line && code) line.code = code;
  if (what === "wyzej") moveByOne(draft, number, -1);
  if (what === "nizej") moveByOne(draft, number, 1);
  if (what === "nowy-pokoj") addRoom(draft, form.get(fields.newRoom) ?? "");
}

/**
 * Adds an empty room at the end.
 * @param name empty for a default name
 * @returns `undefined` if the list has no place for another room
 */
function addRoom({ rooms }: Draft, name: string): ProjectRoom | undefined {
  if (rooms.filter((room) => room.name !== "").length >= maxRooms) return undefined;
  const room = { name: tidyName(name) || unusedName(rooms), lines: [] };
  rooms.push(room);
  return room;
}

function unusedName(rooms: readonly ProjectRoom[]): string {
  const names = new Set(rooms.map(({ name }) => name));
  for (let number = 2, name = newRoomName; ; name = `${newRoomName} ${number++}`)
    if (!names.has(name)) return name;
}

/** Returns whether a room still has the name that it got when it was created. */
export function isUnnamedYet(name: string): boolean {
  return name.startsWith(newRoomName);
}
