import { type Added, addTo, toldOnPage, unclearSums } from "../list/add-to";
import { fields, fillPress, otherRoom } from "../list/form-fields";
import type { Leftover, Reason } from "../list/leftovers";
import { findListedItem, withOwnCodes } from "../list/listed-item";
import { addNeeds, type Supply } from "../list/needs";
import { type PlacedLine, type ProjectList, parseProject, tidyName } from "../list/project-list";
import { type Pasted, readPasted, type TakenTable } from "../pasted/read-pasted.server";
import { isBeside } from "../pasted/titles";
import { editedList, roomNamesOf } from "./edit";

export type ChangedProject = {
  /** The list before the post. */
  before: ProjectList;
  list: ProjectList;
  /** Rows of the pasted text that were not added, or that need the visitor's attention. */
  leftovers: Leftover[];
  /** The rest of a text that is too long for one request, and the number of rows read before it. */
  unread: { rows: number; rest: string };
  /** Room that the visitor chose for the pasted text. */
  room: string;
};

/**
 * Applies a form post to the list: first the fields, then the pressed button, then the pasted lines. The form
 * identifies lines and rooms by their indexes on the submitted page, so codes become our own only after its changes.
 */
export function changedProject(form: URLSearchParams, supply: Supply): ChangedProject {
  const { catalogue } = supply;
  const before = parseProject(form.get(fields.list) ?? "");
  const edited = withOwnCodes(editedList(form, before), catalogue);
  const filled =
    form.get(fields.press) === fillPress
      ? toldOnPage(addNeeds(edited, supply))
      : { list: edited, leftovers: [] };
  const room = roomForText(form, before);
  const pasted = readPasted(form.get(fields.text) ?? "", catalogue);
  const name = filled.list.name ?? tidyName(pasted.project);
  const added = addTo(
    { ...filled.list, ...(name && { name }) },
    pasted.rows.flatMap(({ lines }) => lines),
    room,
  );
  const isKnown = ({ code }: PlacedLine) => findListedItem(code, catalogue) !== null;
  const hasLines = pasted.rows.some(({ lines }) => lines.length > 0);
  const reasonOf = (text: string) =>
    hasLines && isBeside(text, catalogue) ? "skipped" : /\de\+1[1-3]/i.test(text) ? "cut" : "uncoded";
  return {
    before,
    list: added.list,
    leftovers: [...filled.leftovers, ...leftoversOf(pasted, added, { isKnown, reasonOf })],
    unread: { rows: pasted.rows.length, rest: pasted.unread },
    room: room ?? "",
  };
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

function tableNote({ rows, code, quantity }: TakenTable): Leftover {
  const text = [code, quantity === "unclear" ? "?" : quantity].filter((column) => column !== null).join(" ");
  return { reason: "table", row: rows, text };
}

function leftoversOf(
  { rows, head, table, unread }: Pasted,
  { surplus, unclear }: Added,
  { isKnown, reasonOf }: { isKnown: (line: PlacedLine) => boolean; reasonOf: (text: string) => Reason },
): Leftover[] {
  const left = new Set(surplus);
  const ofRows = rows.flatMap(({ number, text, lines }): Leftover[] => {
    const at = { row: number, text };
    if (lines.length === 0) return [{ ...at, reason: reasonOf(text) }];
    if (lines.every((line) => left.has(line))) return [{ ...at, reason: "full" }];
    return lines.flatMap((line): Leftover[] => {
      if (left.has(line)) return [{ row: number, text: `${line.code} ${line.quantity}`, reason: "full" }];
      return isKnown(line) ? [] : [{ row: number, text: line.code, reason: "unknown" }];
    });
  });
  return [
    ...(table ? [tableNote(table)] : []),
    // Without the head, the rows could not be read again.
    ...(left.size > 0 || unread !== "" ? head : []).map((text) => ({
      row: 0,
      text,
      reason: "head" as const,
    })),
    ...ofRows,
    ...unclearSums(unclear),
  ];
}
