import { plural } from "~/polish/plural";
import {
  changedLines,
  linesOf,
  withLineMoved,
  withLines,
  withLinesInRooms,
  withNames,
  withoutRoom,
} from "./changes";
import { fields, fillPress } from "./form-fields";
import { type Supply, withNeeds } from "./needs";
import { readPasted } from "./pasted";
import { maxLines, type ProjectList, parseProject, readQuantity } from "./project-list";
import { withOwnCodes } from "./read-project";

export type ChangedProject = {
  list: ProjectList;
  /** Polish sentences about what was not taken in; `rest` is the text that it stood in. */
  messages: string[];
  rest: string;
};

/** So many of the lines that were not taken in are shown again. */
const maxRest = 20;
const lineForms = { one: "wiersz", few: "wiersze", many: "wierszy" };
const placeForms = { one: "pozycja", few: "pozycje", many: "pozycji" };

/** The list after a post: first what stands in the fields, then what was pressed, last what was pasted. */
export function changedProject(form: URLSearchParams, supply: Supply): ChangedProject {
  const { catalogue } = supply;
  const given = withOwnCodes(parseProject(form.get(fields.list) ?? ""), catalogue);
  const pressed = pressedList(form, withFields(form, given), given, supply);
  const text = (form.get(fields.text) ?? "").trim();
  const roomName = form.get(fields.textRoom) ?? undefined;
  if (text === "") return { list: pressed, messages: [], rest: "" };

  const { lines, unread, notRead } = readPasted(text, catalogue);
  const list = withLines(pressed, lines, roomName);
  const kept = new Set(linesOf(list).map(({ code }) => code));
  const surplus = [...new Set(lines.map(({ code }) => code))].filter((code) => !kept.has(code));
  const messages = [
    ...(unread.length > 0
      ? [`${plural(unread.length, lineForms)} bez numeru katalogowego i EAN: popraw je poniżej albo usuń.`]
      : []),
    ...(surplus.length > 0
      ? [`Lista mieści ${maxLines} pozycji. Nie zmieściło się: ${plural(surplus.length, placeForms)}.`]
      : []),
    ...(notRead > 0
      ? [`Tekst jest za długi: ${plural(notRead, lineForms)} od końca nie przeczytaliśmy. Wklej je osobno.`]
      : []),
  ];
  return { list, messages, rest: [...unread, ...surplus].slice(0, maxRest).join("\n") };
}

/** The list with quantities, names and lines' rooms as the fields say; fields that do not fit the list are ignored. */
function withFields(form: URLSearchParams, list: ProjectList): ProjectList {
  const quantities = form.getAll(fields.quantity);
  const names = form.getAll(fields.roomName);
  const counted = changedLines(list, (line, number) => {
    const quantity = quantities[number];
    return quantity === undefined ? line : { ...line, quantity: readQuantity(quantity) };
  });
  const placed = withLinesInRooms(counted, roomNumbers(form));
  return placed.rooms.length === names.length ? withNames(placed, names) : placed;
}

function roomNumbers(form: URLSearchParams): number[] {
  return form.getAll(fields.lineRoom).map(Number);
}

function pressedList(
  form: URLSearchParams,
  list: ProjectList,
  given: ProjectList,
  supply: Supply,
): ProjectList {
  const value = form.get(fields.press) ?? "";
  if (value === fillPress) return withNeeds(list, supply);
  const [what, at, code = ""] = value.split(" ");
  const number = Number(at);
  if (what === "usun-pokoj") return withoutRoom(list, number);
  const line = lineNow(number, form, list, given);
  switch (what) {
    case "usun":
      return changedLines(list, (one, place) => (place === line ? null : one));
    case "zamien":
      return changedLines(list, (one, place) => (place === line ? { ...one, code } : one));
    case "wyzej":
      return withLineMoved(list, line, -1);
    case "nizej":
      return withLineMoved(list, line, 1);
    default:
      return list;
  }
}

/** The number that a line of the form has after the fields have moved lines; -1 for no line. */
function lineNow(number: number, form: URLSearchParams, list: ProjectList, given: ProjectList): number {
  const lines = roomLines(given);
  const line = lines[number];
  const room = roomNumbers(form)[number] ?? line?.room;
  return roomLines(list).findIndex((other) => other.code === line?.code && other.room === room);
}

function roomLines({ rooms }: ProjectList) {
  return rooms.flatMap(({ lines }, room) => lines.map(({ code }) => ({ code, room })));
}
