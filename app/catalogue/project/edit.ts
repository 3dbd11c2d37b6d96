import { type Draft, draftOf, moveByOne, moveToRooms, removeLine, removeRoom } from "./draft";
import { fields } from "./form-fields";
import { maxRooms, type ProjectList, type ProjectRoom, readQuantity, tidyProject } from "./project-list";
import { tidyName, unusedName } from "./room-names";

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

/** Applies the quantities, target rooms and room names of the form. Ignores surplus values. */
function fillIn(draft: Draft, form: URLSearchParams) {
  const quantities = form.getAll(fields.quantity);
  for (const [number, line] of draft.shownLines.entries())
    line.quantity = readQuantity(quantities[number] ?? String(line.quantity));
  const names = roomNamesOf(form, draft.shownRooms);
  for (const [number, room] of draft.shownRooms.entries()) room.name = names[number] ?? room.name;
  moveToRooms(draft, form.getAll(fields.lineRoom), () => addRoom(draft, ""));
}

/**
 * Returns the names of a list's rooms after a form post. A new name that another room has gets a number. Ignores all
 * names of the form if their number does not match the rooms of the list.
 */
export function roomNamesOf(form: URLSearchParams, rooms: readonly ProjectRoom[]): string[] {
  const typed = form.getAll(fields.roomName);
  if (typed.length !== rooms.length) return rooms.map(({ name }) => name);
  const wanted = rooms.map(({ name }, number) => tidyName(typed[number] ?? "") || name);
  const taken = rooms.filter(({ name }, number) => name === wanted[number]).map(({ name }) => ({ name }));
  return rooms.map((room, number) => {
    if (room.name === wanted[number]) return room.name;
    const name = unusedName(wanted[number] ?? "", taken);
    taken.push({ name });
    return name;
  });
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
  const room = { name: unusedName(tidyName(name) || newRoomName, rooms), lines: [] };
  rooms.push(room);
  return room;
}

/** Returns whether a room still has the name that it got when it was created. */
export function isUnnamedYet(name: string): boolean {
  return name.startsWith(newRoomName);
}
