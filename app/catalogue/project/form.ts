import { plural } from "~/polish/plural";
import { type PlacedLines, placeLines } from "./changes";
import { type Draft, draftOf, moveByOne, moveToRooms, removeLine, removeRoom } from "./draft";
import { fields, fillPress } from "./form-fields";
import { type Supply, withNeeds } from "./needs";
import { type Pasted, readPasted } from "./pasted/read-pasted";
import {
  maxLines,
  maxQuantity,
  maxRooms,
  type PlacedLine,
  type ProjectList,
  parseProject,
  readQuantity,
  tidyName,
  tidyProject,
} from "./project-list";
import { withOwnCodes } from "./read-project";

export type ChangedProject = {
  list: ProjectList;
  /** Warnings for the visitor, in Polish, about input that was not added or has to be corrected. */
  messages: string[];
  /** Pasted text that was not added; the field shows it again. `restRoom` is the room that the visitor chose for it. */
  rest: string;
  restRoom: string;
};

/**
 * Applies a form post to the list: first the fields, then the pressed button, then the pasted lines. The form
 * identifies lines and rooms by their indexes on the submitted page.
 */
export function changedProject(form: URLSearchParams, supply: Supply): ChangedProject {
  const draft = draftOf(withOwnCodes(parseProject(form.get(fields.list) ?? ""), supply.catalogue));
  // If the same post renames the chosen room, the pasted lines still go into that room.
  const textRoom = tidyName(form.get(fields.textRoom) ?? "");
  const chosenRoom = draft.shownRooms.find(({ name }) => name === textRoom);
  fillIn(draft, form);
  const list = pressed(draft, form.get(fields.press) ?? "", supply);
  const room = form.has(fields.textRoom) ? (chosenRoom?.name ?? textRoom) : undefined;
  const pasted = readPasted(form.get(fields.text) ?? "", supply.catalogue);
  const placed = placeLines(
    list,
    pasted.rows.flatMap(({ lines }) => lines),
    room,
  );
  return {
    list: placed.list,
    messages: messagesOf(pasted, placed),
    rest: restOf(pasted, placed),
    restRoom: room ?? "",
  };
}

/**
 * Applies the quantities, target rooms and room names of the form. Ignores surplus values, and ignores all room names
 * if their number does not match the rooms of the list.
 */
function fillIn(draft: Draft, form: URLSearchParams) {
  const quantities = form.getAll(fields.quantity);
  for (const [number, line] of draft.shownLines.entries())
    line.quantity = readQuantity(quantities[number] ?? String(line.quantity));
  moveToRooms(
    draft,
    form.getAll(fields.lineRoom).map((number) => Number.parseInt(number, 10)),
  );
  const names = form.getAll(fields.roomName);
  if (names.length === draft.shownRooms.length)
    for (const [number, room] of draft.shownRooms.entries())
      room.name = tidyName(names[number] ?? "") || room.name;
}

function pressed(draft: Draft, value: string, supply: Supply): ProjectList {
  const [what, at, code = ""] = value.split(" ");
  const number = Number(at);
  const line = draft.shownLines[number];
  if (what === "usun-pokoj") removeRoom(draft, number);
  if (what === "usun") removeLine(draft, number);
  if (what === "zamien" && line && code) line.code = code;
  if (what === "wyzej") moveByOne(draft, number, -1);
  if (what === "nizej") moveByOne(draft, number, 1);
  const list = tidyProject(draft.rooms);
  return value === fillPress ? withNeeds(list, supply) : list;
}

function messagesOf({ rows, unread }: Pasted, { surplus, unclear }: PlacedLines): string[] {
  const uncoded = rows.filter(({ lines }) => lines.length === 0).length;
  const rowForms = { one: "wiersz", few: "wiersze", many: "wierszy" };
  const mend = uncoded === 1 ? "popraw go poniżej albo usuń" : "popraw je poniżej albo usuń";
  const sums = unclear.map(
    ({ code, known, isWhole }) => `${code} (${isWhole ? `razem ${known}` : `${known} i nieczytelna`})`,
  );
  return [
    ...(uncoded > 0 ? [`${plural(uncoded, rowForms)} bez numeru katalogowego i EAN: ${mend}.`] : []),
    ...(surplus.length > 0 ? [fullMessage(surplus)] : []),
    ...(sums.length > 0 ? [`Wpisz łączną ilość, od 1 do ${maxQuantity}: ${sums.join(", ")}.`] : []),
    ...(unread !== ""
      ? [
          `Tekst jest długi: przeczytaliśmy ${plural(rows.length, rowForms)} od początku. Reszta czeka w polu, dodaj ją osobno.`,
        ]
      : []),
  ];
}

/** Returns the message, in Polish, about lines that exceed a list's limits. */
export function fullMessage(surplus: readonly PlacedLine[]): string {
  const count = plural(surplus.length, { one: "pozycja", few: "pozycje", many: "pozycji" });
  const codes = surplus.slice(0, 5).map(({ code }) => code);
  const named = codes.length < surplus.length ? [...codes, "…"] : codes;
  return `Lista mieści ${maxLines} pozycji w ${maxRooms} pomieszczeniach. Nie zmieściło się: ${count} (${named.join(", ")}).`;
}

/**
 * Returns the pasted text that was not added. If nothing from a row was added, the row stays as typed; otherwise, only
 * its lines that were not added stay. The table's header row comes first if codes or unread text remain.
 */
function restOf({ rows, head, unread }: Pasted, { surplus }: PlacedLines): string {
  const left = new Set(surplus);
  const rest = rows.flatMap(({ text, lines }) =>
    lines.every((line) => left.has(line))
      ? text
      : lines.flatMap((line) => (left.has(line) ? `${line.code} ${line.quantity}` : [])),
  );
  const isTable = head !== null && (left.size > 0 || unread !== "");
  return [...(isTable ? [head] : []), ...rest, ...(unread ? [unread] : [])].join("\n");
}
