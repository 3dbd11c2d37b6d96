import { maxNameLength, maxNoteLength } from "../list/project-list";
import { maxBare, type Reader, type Said } from "./roles";
import type { ReadLine } from "./row";

type Row = { text: string; lines: ReadLine[]; pieces: Said[]; as?: string | undefined; cells?: unknown[] };

/** Maximum length in characters of a row that is left out without a message. */
const maxAside = 160;

/**
 * Returns whether a row without a code orders nothing: a letterhead, a total, a title. A row with another number may be
 * an item whose code is missing.
 */
export function isAside({ text, pieces }: Row, { choices }: Reader): boolean {
  const isCodeRefused = pieces.some(({ type, kind }) => type === "code" && choices("code", kind) === "text");
  if (isCodeRefused || choices("row", text.trim()) === "aside") return true;
  if (text.length > maxAside) return false;
  const starts = pieces.slice(0, 3).flatMap(({ hints }) => hints);
  // A greeting or an address may have plain numbers; a quantity makes the row an order.
  const isExcused = ({ type, role }: Said) =>
    starts.includes("aside") && role !== "quantity" && type === "number";
  const numbers = pieces.filter(({ role }) => ["bare", "quantity", "doubt", "each"].includes(role));
  return starts.includes("total") || numbers.every(isExcused);
}

/**
 * Turns titles with a word for a room into the rooms of the rows below, as architects write lists. A floor, or a title
 * above another one, applies to all rooms below it. Other rows that may be titles are asked about.
 */
export function withRooms<Some extends Row>(rows: readonly Some[], reader: Reader): Some[] {
  const isOrder = (row: Row | undefined) => (row?.lines.length ?? 0) > 0;
  const last = rows.findLastIndex(isOrder);
  const isAsked = (row: Row, at: number) =>
    !row.as && !chosenFor(row, reader) && (isShort(row) || (isOrder(rows[at + 1]) && isStrange(row)));

  let run: Row[] = [];
  let floors: string[] = [];
  /** The room of the last title, and that of a row which began with one: „Łazienka: LR-120-CH”. */
  let [room, lead]: [string?, string?] = [];
  return rows.map((row, at) => {
    if (at < last && isTitle(row, reader)) {
      run.push(row);
      return { ...row, as: "room" };
    }
    if (!isOrder(row)) {
      if (at >= last || !isAsked(row, at)) return row;
      // The rows below are in this room until the visitor says that it is none.
      if (isOrder(rows[at + 1])) run.push(row);
      return { ...row, as: "title" };
    }
    const title = run.at(-1);
    if (title) {
      const outer = isFloor(title) ? run : run.slice(0, -1);
      const kept = namesFloor(title) ? [] : floors.slice(0, Math.max(0, floors.length - outer.length));
      floors = [...kept, ...outer.map(({ text }) => titleOf(text))];
      room = [...floors, ...(isFloor(title) ? [] : [titleOf(title.text)])].join(" – ");
      [run, lead] = [[], undefined];
    }
    const own = row.cells ? undefined : row.lines[0]?.room;
    if (own) lead = row.text.includes(`${own}:`) ? own : undefined;
    const place = lead ?? room;
    return place === undefined ? row : { ...row, lines: row.lines.map((line) => ({ room: place, ...line })) };
  });
}

const chosenFor = ({ text }: Row, { choices }: Reader) => choices("row", text.trim());

const namesRoom = ({ pieces }: Row) => pieces.some(({ hints }) => hints.includes("room"));
const namesFloor = ({ pieces }: Row) => pieces.some(({ hints }) => hints.includes("floor"));
const isFloor = (row: Row) =>
  namesFloor(row) && row.pieces.every(({ hints }) => !hints.includes("room") || hints.includes("floor"));

/** Returns whether a row consists of a few unknown words, or of something like „Ł2”. */
function isStrange({ text, pieces }: Row): boolean {
  const isMark = ({ type, role, isGlued }: Said) =>
    type === "number" && isGlued && (role === "detail" || role === "doubt");
  const isLetter = ({ type, role, text }: Said) => type === "word" && role === "text" && text.length === 1;
  return (
    titleOf(text).length <= maxNameLength &&
    pieces.some((one) => one.isUnknown || isMark(one)) &&
    pieces.every((one) => one.isUnknown || one.type === "sign" || isMark(one) || isLetter(one))
  );
}

/** Returns whether a row is short and names a room; „Razem łazienka” is a sum. */
const isShort = (row: Row) =>
  namesRoom(row) &&
  titleOf(row.text).length <= maxNoteLength &&
  !row.pieces.slice(0, 2).some(({ hints }) => hints.includes("total"));

/** Returns whether a row is short and has a word for a room with any number but a quantity: „1.03 Łazienka”. */
function isTitle(row: Row, reader: Reader): boolean {
  const { text, lines, pieces, as } = row;
  const chosen = chosenFor(row, reader);
  if (chosen) return chosen === "room" && lines.length === 0;
  if (as || lines.length > 0 || text.includes("@") || !isShort(row)) return false;
  const said = pieces.filter(({ type }) => type === "word");
  const heads = said.filter((word) => reader.words.columnRoles(word.text).length > 0).length;
  const isAside = said[0]?.hints.some((hint) => hint === "aside" || hint === "total");
  // „2 łazienki” are two rooms with the same products.
  const isMany = pieces.some(
    ({ role, value }, at) =>
      role === "quantity" ||
      (role === "bare" &&
        value > 1 &&
        value <= maxBare &&
        pieces[at + 1]?.hints.includes("room") &&
        !namesFloor(row)),
  );
  return heads <= 1 && !isAside && !isMany && pieces.every(({ type }) => type !== "code");
}

/** Strips the bullet or number before a title, and the colon or the commas of empty cells after it. */
function titleOf(text: string): string {
  const [title = ""] = text
    .slice(0, maxAside)
    .replace(/[\t;|:]/g, " ")
    .trim()
    .replace(/^(?:[#=]+|[-*•]|\d{1,2}[.)](?!\d)) ?|(?<![ =*_])[ =*_]+$/g, "")
    .split(/,(?=,|$)/);
  return title.trim();
}
