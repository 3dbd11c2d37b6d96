import type { Catalogue } from "~/range/products";
import { findListedItem, nameOfItem } from "../list/listed-item";
import { type PlacedLine, readQuantity } from "../list/project-list";
import { cellsOf, rowsOf } from "./cells";
import { type Columns, exportedColumns, namedColumns } from "./columns";
import { type Mention, readCell } from "./words";

/**
 * Maximum amount of text read per request, counted in words and empty cells. The exported table of the longest list
 * counts 2,216.
 */
const maxWords = 2_500;
/** Fixed cost of reading a row. It counts as this many words, in addition to the row's own words. */
const rowWords = 4;
/** Maximum length of a row in characters. Longer rows are not searched for codes, because nobody types such rows. */
const maxRow = 4_000;

/** A row of the pasted text, with the list lines found in it. `number` counts all rows from 1, also blank ones. */
export type PastedRow = { number: number; text: string; lines: PlacedLine[] };

type Head = { text: string; columns: Columns; cells: number };
/** Either a code with its quantity, if any, or the text of a cell that contains only a number. */
type Part = Mention | string;

export type Pasted = {
  /**
   * Rows that were read. Omits blank rows, table headers, and rows that contain only the name of the next row's
   * product.
   */
  rows: PastedRow[];
  /** The last header row of a table, as pasted; `null` if there is no header row. */
  head: string | null;
  /** The rest of a text that is too long for one request; empty if the text was read to its end. */
  unread: string;
};

/**
 * Finds codes and EANs with their quantities in typed or pasted text. A row may contain several codes and other words.
 * A table may lack a header row. Also reads text from this site's CSV, workbook and copy buttons. Includes unknown
 * words that look like codes. Codes of the same finish in one row become one line.
 */
export function readPasted(text: string, catalogue: Catalogue): Pasted {
  const rows: PastedRow[] = [];
  let head: Head | null = null;
  let number = 0;
  let words = 0;
  let unread = "";
  for (const { row, start } of rowsOf(text)) {
    number += 1;
    const isTooLong = row.length > maxRow;
    words += rowWords + (isTooLong ? 0 : row.split(/[\s;|,]/).length);
    if (words > maxWords) {
      unread = text.slice(start).trim();
      break;
    }
    if (row.trim() === "") continue;
    const cells = isTooLong ? [] : cellsOf(row);
    const columns = namedColumns(cells);
    if (columns) head = { text: row, columns, cells: cells.length };
    else rows.push({ number, text: row, lines: linesOfRow(cells, head, catalogue) });
  }
  return { rows: withoutCaptions(rows, catalogue), head: head?.text ?? null, unread };
}

function linesOfRow(cells: string[], head: Head | null, catalogue: Catalogue): PlacedLine[] {
  if (head?.cells === cells.length) return linesInColumns(cells, head.columns, catalogue);
  const columns = exportedColumns(cells);
  const lines = columns ? linesInColumns(cells, columns, catalogue) : [];
  return lines.length > 0 ? lines : linesInCells(cells, catalogue);
}

function linesInColumns(cells: readonly string[], columns: Columns, catalogue: Catalogue): PlacedLine[] {
  const read = (place: number) => readCell(cells[place] ?? "", catalogue);
  const counted = read(columns.quantity);
  const quantity = "quantity" in counted ? readQuantity(counted.quantity) : 0;
  const room = columns.room === undefined ? "" : (cells[columns.room] ?? "").trim();
  const codes = columns.codes.flatMap((place) => {
    const cell = read(place);
    return "mentions" in cell ? (cell.mentions[0]?.code ?? []) : [];
  });
  return [...new Set(codes)].map((code) => ({ code, quantity, ...(room && { room }) }));
}

/**
 * Reads the cells of a row whose columns are unknown. A code's quantity is next to it in the same cell, or else in the
 * nearest cell that contains only a number; the default is 1.
 */
function linesInCells(cells: readonly string[], catalogue: Catalogue): PlacedLine[] {
  const once = withoutRepeats(partsIn(cells, catalogue));
  return once.flatMap((part, at) =>
    typeof part === "string"
      ? []
      : { code: part.code, quantity: readQuantity(part.quantity ?? nearestNumber(once, at) ?? "1") },
  );
}

/**
 * Returns the codes and quantities of a row. Ignores the names of the items whose codes are in the row, because a name
 * may contain a number or another code: „Komplet uszczelek do elementu podłogowego EP-40”.
 */
function partsIn(cells: readonly string[], catalogue: Catalogue): Part[] {
  const parts = readCells(cells, catalogue);
  const names = parts.flatMap((part) => {
    const name = typeof part !== "string" && part.found ? spaced(nameOfItem(part.found)) : "";
    return /\d/.test(name) ? name : [];
  });
  if (names.length === 0) return parts;
  const unnamed = cells.map((cell) => names.reduce((text, name) => text.replace(name, " "), spaced(cell)));
  const left = readCells(unnamed, catalogue);
  return left.some((part) => typeof part !== "string") ? left : parts;
}

function readCells(cells: readonly string[], catalogue: Catalogue): Part[] {
  return cells.flatMap((cell): Part[] => {
    const read = readCell(cell, catalogue);
    return "quantity" in read ? [read.quantity] : read.mentions;
  });
}

/**
 * Drops repeated mentions of a finish in a row, whether by catalogue number, EAN or product number. Keeps every mention
 * that has a quantity.
 */
function withoutRepeats(parts: readonly Part[]): Part[] {
  const mentions = parts.filter((part) => typeof part !== "string");
  const counted = new Set(mentions.flatMap(({ code, quantity }) => (quantity === null ? [] : code)));
  const finished = new Set(
    mentions.flatMap(({ found }) => (found && "finish" in found && found.finish ? found.product : [])),
  );
  const seen = new Set<string>();
  return parts.filter((part) => {
    if (typeof part === "string" || part.quantity !== null) return true;
    const { code, found } = part;
    const isModelOfFinish = found && "finish" in found && !found.finish && finished.has(found.product);
    const isRepeated = counted.has(code) || seen.has(code) || isModelOfFinish;
    seen.add(code);
    return !isRepeated;
  });
}

/**
 * Returns the number beside a code that is most probably its quantity. Prefers whole numbers, then numbers such as
 * `2,00`. Among equals, prefers the nearest cell after the code, then the nearest cell before it.
 */
function nearestNumber(parts: readonly Part[], at: number): string | undefined {
  const numbers: string[] = [];
  for (let next = at + 1, part = parts[next]; typeof part === "string"; part = parts[++next])
    numbers.push(part);
  for (let last = at - 1, part = parts[last]; typeof part === "string"; part = parts[--last])
    numbers.push(part);
  // If a row contains both `450,00` and `2`, then `450,00` is probably a price.
  const readable = numbers.filter((number) => readQuantity(number) > 0);
  return readable.find((number) => /^\d+$/.test(number)) ?? readable[0] ?? numbers[0];
}

/** Maximum length in characters of a row that may be a product name. */
const maxCaption = 120;

/** Drops a row that contains only the name of the product in the next row, as in text copied from the list's page. */
function withoutCaptions(rows: readonly PastedRow[], catalogue: Catalogue): PastedRow[] {
  return rows.filter(({ text }, at) => {
    const [below] = text.length <= maxCaption ? (rows[at + 1]?.lines ?? []) : [];
    const item = below && findListedItem(below.code, catalogue);
    return spaced(text) !== spaced(item ? nameOfItem(item) : "");
  });
}

/** Replaces all whitespace with plain spaces, because product names contain no-break spaces. */
function spaced(text: string): string {
  return text.trim().split(/\s+/).join(" ");
}
