import { getBrand } from "~/brand/brand.server";
import type { Catalogue } from "~/range/products";
import { findListedItem, nameOfItem } from "../list/listed-item";
import { onlyRoom, sheetTexts, untitledRoom } from "../list/room-views";
import { spaced } from "./columns";
import type { ReadLine } from "./row";

/**
 * Rows of this site's own texts. `isOwn` rows are the site's: their lines are read already, if they have any. Others
 * were added by the visitor. `room` is the one that a row is in.
 */
export type OwnText = { rows: { lines: ReadLine[]; isOwn: boolean; room?: string }[]; project: string };

/** The row below a name: the number, alone or with the EAN, the finish and former numbers. */
const numbers = /^([A-Z\d-]{2,24})((?: · EAN \d{8,14})?(?: · .*)?)$/;
const pieces = /^(?:(\d{1,3}) szt\.|ilość: \?)$/;
/** An unknown number, which stands in the place of a name. */
const unknown = /^([A-Z\d-]{2,24})((?: \d{1,3} szt\.| ilość: \?)?)$/;
/** A line of a mail. */
const listed = /^(\d{1,3}|\?) × ([A-Z\d-]{2,24})(?: – (.*))?$/;
/** Text beside the lines, on the page and on the sheet. */
const beside = /^(?:Zmień nazwę|Nazwij pomieszczenie|.*strona \d{1,2})$/u;
/** The title of a room, on the page and on the sheet; in a mail it ends with a colon. */
const titleOfRoom = /^(.+?) ?· \d{1,2} pozycj\p{L}+$/u;
const untitledRooms = [onlyRoom, untitledRoom];

/**
 * Reads the text of a list's page, PDF or mail as it comes out of a viewer, with the quantity beside the name or below
 * the numbers: names and notes may have numbers of their own.
 * @returns `null` for any other text
 */
export function ownText(texts: readonly string[], catalogue: Catalogue): OwnText | null {
  const all = texts.map(spaced);
  const rows = all.filter(Boolean);
  const [brand, at] = [getBrand().name, rows.indexOf(sheetTexts.link)];
  const head = at > 0 ? (rows[at - 1] ?? "") : "";
  const named = rows.find((row) => row.startsWith(sheetTexts.project))?.slice(sheetTexts.project.length);
  const own: OwnText = { rows: [], project: named ?? (head === sheetTexts.title ? "" : head) };

  /** The item whose numbers are in a row, and what stands behind its name in the row above. */
  const itemAt = (at: number) => {
    const [, code = "", more = ""] = numbers.exec(rows[at] ?? "") ?? [];
    const item = code && !titleOfRoom.test(rows[at] ?? "") ? findListedItem(code, catalogue) : null;
    const [name, above = ""] = [item ? spaced(nameOfItem(item)) : "", rows[at - 1]];
    const behind = name && above.startsWith(name) ? above.slice(name.length).trim() : undefined;
    return item && (more || behind !== undefined) ? { code: item.code, behind } : null;
  };
  const isName = (at: number) => itemAt(at + 1)?.behind !== undefined;
  const isMarked = (row = "") => row.startsWith(sheetTexts.note) || row.startsWith(sheetTexts.problem.trim());
  /**
   * The row below an unknown number, or below its quantity, says its problem; any other row of this kind may continue
   * a problem.
   */
  const unknownAt = (at: number) => {
    const below = pieces.test(rows[at + 1] ?? "") ? at + 2 : at + 1;
    return isMarked(rows[below]) ? unknown.exec(rows[at] ?? "") : null;
  };
  /** The head of a sheet: the brand and the title, in either order. */
  const isHead = (at: number) =>
    rows[at] === brand ||
    (rows[at] === head &&
      (rows[at + 1] === sheetTexts.link ||
        rows[at + 1] === brand ||
        /strona \d{1,2}$/.test(rows[at + 1] ?? "")));
  if (!rows.some((_, at) => isName(at) || listed.test(rows[at] ?? ""))) return null;

  let [room, last]: [string?, ReadLine?] = [];
  /** Whether the rows belong to the problem of the last line, or to the sums. */
  let isSkipped = false;
  for (const [at, row] of rows.entries()) {
    const lines: ReadLine[] = [];
    const [, amount = "", code = "", rest = ""] = listed.exec(row) ?? [];
    const [item, strange] = [itemAt(at), unknownAt(at)];
    const count = isHead(at) ? null : pieces.exec(row);
    const isNote = row.startsWith(sheetTexts.note) && last !== undefined;
    if (code) lines.push({ code, quantity: Number(amount) || 0, ...noteIn(` – ${rest}`) });
    else if (item) lines.push({ code: item.code, quantity: quantityIn(item.behind) });
    else if (strange) lines.push({ code: strange[1] ?? "", quantity: quantityIn(strange[2]?.trim()) });
    else if (count && last) last.quantity = Number(count[1] ?? 0);
    else if (isNote && last) last.note = row.slice(sheetTexts.note.length);
    last = lines[0] ?? last;
    const mailTitle = listed.test(rows[at + 1] ?? "") ? /^(.+):$/.exec(row) : null;
    const [, title] = titleOfRoom.exec(row) ?? mailTitle ?? [];
    if (title) [room, last] = [untitledRooms.includes(title) ? "" : title, undefined];
    const isKnown = lines.length > 0 || isName(at) || count !== null || isNote || title !== undefined;
    isSkipped =
      !isKnown && (isSkipped || row.startsWith(sheetTexts.problem.trim()) || row === sheetTexts.sums);
    const isBeside =
      isHead(at) || row === sheetTexts.link || beside.test(row) || row.startsWith(sheetTexts.project);
    const isOwn = isKnown || isSkipped || isBeside;
    own.rows.push({ lines, isOwn, ...(room !== undefined && { room }) });
  }
  const read = own.rows.values();
  return { ...own, rows: all.map((row) => (row && read.next().value) || { lines: [], isOwn: true }) };
}

/** Returns the quantity beside a name; `null` if there is nothing. */
function quantityIn(text = ""): number | null {
  const [is, number = "0"] = pieces.exec(text) ?? [];
  return is ? Number(number) : null;
}

function noteIn(rest: string): { note?: string } {
  const [before = ""] = rest.split(` – ${sheetTexts.problem}`);
  const [, ...notes] = before.split(` – ${sheetTexts.note}`);
  return notes.length > 0 ? { note: notes.join(` – ${sheetTexts.note}`) } : {};
}
