import { maxNameLength } from "../list/project-list";
import type { Reader, Said } from "./roles";
import type { ReadLine } from "./row";

type Row = { text: string; lines: ReadLine[]; pieces: Said[]; as?: string | undefined };

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
  // A greeting or an address may have digits; one with pieces, or with a number in words, is an order.
  const isExcused = ({ type, role }: Said) =>
    starts.includes("aside") && role !== "quantity" && type === "number";
  const numbers = pieces.filter(({ role }) => ["bare", "quantity", "doubt", "each"].includes(role));
  return starts.includes("total") || numbers.every(isExcused);
}

/**
 * Turns titles above rows with codes into the names of rooms, as architects write lists. Titles that are not usual names
 * of rooms count only if each has several rows on average: otherwise they name single products.
 */
export function withRooms<Some extends Row>(rows: readonly Some[], reader: Reader): Some[] {
  const isOrder = (row: Row | undefined) => (row?.lines.length ?? 0) > 0;
  const titles = new Set(rows.filter((row, at) => isOrder(rows[at + 1]) && isTitle(row, reader)));
  const orders = rows.slice(rows.findIndex((row) => titles.has(row))).filter(isOrder);
  const isGroup = orders.length >= 2 * titles.size;
  let room: string | undefined;
  return rows.map((row) => {
    if (titles.has(row) && (isGroup || namesRoom(row) || isChosen(row, reader))) {
      room = titleOf(row.text);
      return { ...row, as: "room" };
    }
    return {
      ...row,
      lines: room === undefined ? row.lines : row.lines.map((line) => ({ room: room ?? "", ...line })),
    };
  });
}

/** Returns whether a row has only words, or a word with the number of a room: „Łazienka 1”. */
function isTitle(row: Row, reader: Reader): boolean {
  const { text, lines, pieces, as } = row;
  const title = titleOf(text);
  const { words, choices } = reader;
  const chosen = choices("row", text.trim());
  if (chosen) return chosen === "room" && lines.length === 0;
  if (as || lines.length > 0 || title.length > maxNameLength || !/\p{L}/u.test(title)) return false;
  const isRoom = namesRoom(row);
  const said = pieces.filter(({ type }) => type === "word");
  const isPart = (hint: "aside" | "total") => said.slice(0, 2).some(({ hints }) => hints.includes(hint));
  if (isPart("total") || (!isRoom && isPart("aside")) || /@|\d{3}/.test(title)) return false;
  if (said.filter((word) => words.columnRoles(word.text).length > 0).length > (isRoom ? 1 : 0)) return false;
  if (!isRoom && (/[.,!?/]/.test(title) || said.some(({ role }) => role === "doubt"))) return false;
  return pieces.every(
    ({ type, role }) =>
      type === "word" ||
      type === "sign" ||
      role === "detail" ||
      role === "position" ||
      (isRoom && role === "bare"),
  );
}

const namesRoom = ({ pieces }: Row) => pieces.some(({ hints }) => hints.includes("room"));

const isChosen = ({ text }: Row, { choices }: Reader) => choices("row", text.trim()) === "room";

/** Strips the bullet or number before a title, and the colon or the commas of empty cells after it. */
function titleOf(text: string): string {
  const [title = ""] = text
    .slice(0, maxAside)
    .replace(/[\t;|:]/g, " ")
    .trim()
    .replace(/^(?:#+|[-*•]|\d{1,2}[.)]) ?/, "")
    .split(/,(?=,|$)/);
  return title.trim();
}
