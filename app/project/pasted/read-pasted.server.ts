import type { Catalogue } from "~/range/products";
import { sheetTexts } from "../list/room-views";
import type { Columns } from "./columns";
import { choicesOf } from "./corrections";
import { readOrderWords } from "./order-words.server";
import { type OwnText, ownText } from "./own-text.server";
import { readLines } from "./read-lines";
import { type PastedRow, type Row, readRow } from "./read-row";
import { readTable } from "./read-table.server";
import { maxBare, type Reader, readPieces } from "./roles";
import { isAside, withRooms } from "./rooms";
import { tableIn } from "./table.server";

/** Maximum amount of text read per request, in words and empty cells: some 120 rows of a list's own table. */
const maxWords = 3_200;
/** Fixed cost of reading a row, in words. */
const rowWords = 4;
/** Maximum length of a row in characters. Longer rows are not searched for codes, because nobody types such rows. */
const maxRow = 4_000;

export type Pasted = {
  /** All rows that are not blank. */
  rows: PastedRow[];
  /** The columns of the table's largest part; `null` if the text is no table. */
  columns: Columns | null;
  /** Name of the project, as this site's own texts have it. */
  project: string;
  /** The rest of a text that is too long for one request; empty if the text was read to its end. */
  unread: string;
};

/**
 * Finds codes and EANs with their quantities in typed or pasted text. First decides what the text is, a table, lines or
 * one of the site's own texts, and what its columns are; then reads each row by that. An unclear quantity is 0.
 * @param corrections what the visitor says that its parts are (`corrections.ts`)
 */
export function readPasted(
  pasted: string,
  catalogue: Catalogue,
  corrections: readonly string[] = [],
): Pasted {
  const reader: Reader = { catalogue, words: readOrderWords(), choices: choicesOf(corrections) };
  const { lines, unread } = readablePart(visible(pasted));
  const texts = lines.map((line) => (line.length > maxRow ? "" : line));
  const own = ownText(texts, catalogue);
  const table = own ? null : tableIn(texts.join("\n"), reader);
  const read = table
    ? readTable(table, reader)
    : {
        rows: own ? ownRows(texts, own.rows, reader) : readLines(texts, reader),
        columns: null,
        project: own?.project ?? "",
      };
  const tooLong = lines.flatMap((text, at): Row[] =>
    text.length > maxRow ? [{ number: at + 1, text, lines: [], pieces: [] }] : [],
  );
  const rows = withAddress([...read.rows, ...tooLong].sort((one, other) => one.number - other.number));
  const placed = own ? rows : withRooms(rows.map(withoutOwnTitle), reader);
  const project = read.project || (placed.flatMap(projectOfAddress)[0] ?? "");
  const settledRows = placed.map((row) => settled(row, reader));
  return { ...read, rows: withSum(settledRows), project, unread };
}

/** Leaves out the line above the address in a list's own mail: „Dom 7 – Lista projektowa – Modrawa, 5 pozycji:”. */
function withoutOwnTitle(row: Row): Row {
  return row.lines.length === 0 && row.text.includes(sheetTexts.title) ? { ...row, as: "aside" } : row;
}

/** Asks about a row whose total differs from the sum of the quantities that were read. */
function withSum(rows: readonly PastedRow[]): PastedRow[] {
  const quantities = rows.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
  const sum = quantities.reduce((all, quantity) => all + quantity, 0);
  if (quantities.includes(0)) return [...rows];
  return rows.map((row) => {
    // „Razem 5 pozycji” and „3 łazienki” count something else.
    const isOfOthers = (at: number) =>
      row.pieces[at + 1]?.hints.some((hint) => hint === "aside" || hint === "room");
    const numbers = row.pieces.filter(
      ({ role, value }, at) => value > 0 && (role === "quantity" || (role === "bare" && !isOfOthers(at))),
    );
    const marked = numbers.filter(({ role }) => role === "quantity");
    const said = marked.length > 0 ? marked : numbers.filter(({ value }) => value <= maxBare);
    const isSum = row.as === "aside" && row.pieces.some(({ hints }) => hints.includes("total"));
    const isWrong = isSum && said.length > 0 && !said.some(({ value }) => value === sum);
    return isWrong ? { ...row, as: "sum" } : row;
  });
}

/** Sets the quantity of a line that has none to 1, and marks a row that orders nothing. */
function settled(row: Row, reader: Reader): PastedRow {
  const lines = row.lines.map((line) => ({ ...line, quantity: line.quantity ?? 1 }));
  const as = row.as ?? (lines.length === 0 && isAside(row, reader) ? "aside" : undefined);
  return { ...row, lines, as };
}

/** Drops invisible characters, and ends all lines with a line feed. */
function visible(text: string): string {
  return text
    .replace(/\u20e3|\ufe0f|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, "")
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n");
}

function readablePart(text: string): { lines: string[]; unread: string } {
  const all = text.split("\n");
  let words = 0;
  const end = all.findIndex((line) => {
    words += rowWords + (line.length > maxRow ? 0 : line.split(/[\s;|,]/).length);
    return words > maxWords;
  });
  return end < 0
    ? { lines: all, unread: "" }
    : { lines: all.slice(0, end), unread: all.slice(end).join("\n").trim() };
}

/** Reads the rows of the site's own text; what the visitor has added between them is read as any row. */
function ownRows(texts: readonly string[], own: OwnText["rows"], reader: Reader): Row[] {
  return own.flatMap(({ lines, isOwn, room }, at) => {
    const text = texts[at] ?? "";
    if (!text.trim()) return [];
    const pieces = isOwn && lines.length === 0 ? [] : readPieces(text, reader);
    const read = isOwn ? lines : readRow(text, pieces, reader);
    const placed = read.map((line) => ({ ...(room !== undefined && { room }), ...line }));
    return {
      number: at + 1,
      text,
      lines: placed,
      pieces,
      as: isOwn && lines.length === 0 ? "aside" : undefined,
    };
  });
}

const projectOfAddress = ({ pieces }: Row) =>
  pieces.flatMap((piece) => (piece.type === "code" ? (piece.code.project ?? []) : []));

/** Drops the lines that stand beside the address of a list with the same codes, as in the mail of an enquiry. */
function withAddress(rows: readonly Row[]): Row[] {
  const addresses = rows.filter(
    ({ lines, pieces }) =>
      lines.length > 0 && pieces.some((piece) => piece.type === "code" && piece.code.lines),
  );
  const [address, ...others] = addresses;
  if (!address || others.length > 0) return [...rows];
  const codes = new Set(address.lines.map(({ code }) => code));
  const beside = rows.filter((row) => row !== address && row.lines.length > 0);
  if (beside.length === 0 || !beside.every(({ lines }) => lines.every(({ code }) => codes.has(code))))
    return [...rows];
  return rows.map((row) => (beside.includes(row) ? { ...row, lines: [], as: "aside" } : row));
}
