import type { Catalogue } from "~/catalogue/products/catalogue";
import { type PlacedLine, readQuantity } from "../project-list";
import { productOfCode } from "../read-project";
import { cellsOf, rowsOf } from "./cells";
import { type Columns, exportedColumns, namedColumns } from "./columns";
import { type Mention, readCell } from "./words";

/** What is read of a text at once, in words and empty cells: the longest list as our own table has 2,216. */
const maxWords = 2_500;
/** A row takes as long as so many words, however short it is. */
const rowWords = 4;
/** A longer row is none that anybody has typed, in characters. */
const maxRow = 4_000;

/** A row of the pasted text with its findings. */
export type PastedRow = { text: string; lines: PlacedLine[] };

type Head = { text: string; columns: Columns; cells: number };
/** A code with its quantity, if one is beside it; or a cell that is a number. */
type Part = Mention | string;

export type Pasted = {
  /** Rows that say something; the head of a table is none of them. */
  rows: PastedRow[];
  /** The head of the table that the rows are of, as it was written. */
  head: string | null;
  /** The end of a text that is too long to be read at once. */
  unread: string;
};

/**
 * Finds codes and EANs with their quantities in what people type and paste: one a row or several, with words around them,
 * or a table's columns, with its head or without, our own CSV, workbook and buttons for copying among them. What looks
 * like a code and is unknown is found too. In a row, codes that mean the same finish are one.
 */
export function readPasted(text: string, catalogue: Catalogue): Pasted {
  const rows: PastedRow[] = [];
  let head: Head | null = null;
  let words = 0;
  let unread = "";
  for (const { row, start } of rowsOf(text)) {
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
    else rows.push({ text: row, lines: linesOfRow(cells, head, catalogue) });
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

/** Cells in any order, and text that has none: a quantity is beside its code, or in the nearest cell. */
function linesInCells(cells: readonly string[], catalogue: Catalogue): PlacedLine[] {
  const parts = cells.flatMap((cell): Part[] => {
    const read = readCell(cell, catalogue);
    return "quantity" in read ? [read.quantity] : read.mentions;
  });
  const once = withoutRepeats(parts);
  return once.flatMap((part, at) =>
    typeof part === "string"
      ? []
      : { code: part.code, quantity: readQuantity(part.quantity ?? nearestNumber(once, at) ?? "1") },
  );
}

/** What a row says of one finish is one line: its number, its EAN, its model's number; but each quantity counts. */
function withoutRepeats(parts: readonly Part[]): Part[] {
  const mentions = parts.filter((part) => typeof part !== "string");
  const counted = new Set(mentions.flatMap(({ code, quantity }) => (quantity === null ? [] : code)));
  const finished = new Set(mentions.flatMap(({ found }) => (found?.finish ? found.product : [])));
  const seen = new Set<string>();
  return parts.filter((part) => {
    if (typeof part === "string" || part.quantity !== null) return true;
    const { code, found } = part;
    const isModelOfFinish = found?.finish === null && finished.has(found.product);
    const isRepeated = counted.has(code) || seen.has(code) || isModelOfFinish;
    seen.add(code);
    return !isRepeated;
  });
}

/** Of the cells with a number beside a code, those behind it first: a whole one, else one without a fraction, else any. */
function nearestNumber(parts: readonly Part[], at: number): string | undefined {
  const numbers: string[] = [];
  for (let next = at + 1, part = parts[next]; typeof part === "string"; part = parts[++next])
    numbers.push(part);
  for (let last = at - 1, part = parts[last]; typeof part === "string"; part = parts[--last])
    numbers.push(part);
  // `450,00` is a price where there is a `2` too.
  const readable = numbers.filter((number) => readQuantity(number) > 0);
  return readable.find((number) => /^\d+$/.test(number)) ?? readable[0] ?? numbers[0];
}

/** No product has a longer name, in characters. */
const maxCaption = 120;

/** A name that is above its number, as on the list's own page, is no row of its own. */
function withoutCaptions(rows: readonly PastedRow[], catalogue: Catalogue): PastedRow[] {
  return rows.filter(({ text }, at) => {
    const [below] = text.length <= maxCaption ? (rows[at + 1]?.lines ?? []) : [];
    const name = below && productOfCode(below.code, catalogue)?.product.name;
    return spaced(text) !== spaced(name ?? "");
  });
}

/** With plain spaces alone: names have some that keep words together. */
function spaced(text: string): string {
  return text.trim().split(/\s+/).join(" ");
}
