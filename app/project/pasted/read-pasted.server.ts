import type { Catalogue } from "~/range/products";
import { findListedItem, nameOfItem } from "../list/listed-item";
import type { PlacedLine } from "../list/project-list";
import { type Columns, columnsOf, isCounting, quantityOf, spaced } from "./columns";
import { isFinish, linesInText, meansSame, quantityIn } from "./line";
import { isBlank, isCoded, isHeadRow, isList, type TableRow, tableIn } from "./table.server";
import { withRooms } from "./titles";
import { type Token, tokensOf } from "./words";

/** Maximum amount of text read per request, in words and empty cells. The longest list's own table counts fewer. */
const maxWords = 3_200;
/** Fixed cost of reading a row, in words. */
const rowWords = 4;
/** Maximum length of a row in characters. Longer rows are not searched for codes, because nobody types such rows. */
const maxRow = 4_000;

/** A row of the pasted text, with the list lines found in it. `number` counts all rows from 1, also blank ones. */
export type PastedRow = { number: number; text: string; lines: PlacedLine[] };

/** What was read from a table: how many rows, and the columns of codes and quantities, from 1. */
export type TakenTable = { rows: number; code: number; quantity: number | "unclear" | null };

export type Pasted = {
  /** Rows that were read, without blank ones, heads of tables, and rows that only name the next row's product. */
  rows: PastedRow[];
  /** The last head of a table, as pasted, one row each. */
  head: string[];
  table: TakenTable | null;
  /** Name of the project, as this site's own table has it. */
  project: string;
  /** The rest of a text that is too long for one request; empty if the text was read to its end. */
  unread: string;
};

/**
 * Finds codes and EANs with their quantities in typed or pasted text. First decides what the text is, a table or lines,
 * and what its columns are; then reads each row by that. An unclear quantity is left for the visitor to fill in.
 */
export function readPasted(pasted: string, catalogue: Catalogue): Pasted {
  const { lines, unread } = readablePart(visible(pasted));
  const text = lines.map((line) => (line.length > maxRow ? "" : line)).join("\n");
  const table = tableIn(text, catalogue);
  const read = table
    ? readTable(table, catalogue)
    : { rows: readLines(text, catalogue), head: [], table: null, project: "" };
  const tooLong = lines.flatMap((line, at) =>
    line.length > maxRow ? { number: at + 1, text: line, lines: [] } : [],
  );
  const rows = [...read.rows, ...tooLong].sort((one, other) => one.number - other.number);
  return { ...read, rows: withRooms(withoutCaptions(rows, catalogue), catalogue), unread };
}

/** Drops invisible characters, and ends all lines with a line feed. */
function visible(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, "")
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

/** Reads a table part by part: each head begins one. */
function readTable(table: readonly TableRow[], catalogue: Catalogue): Omit<Pasted, "unread"> {
  const parts: { heads: TableRow[]; rows: TableRow[] }[] = [{ heads: [], rows: [] }];
  for (const row of table.filter((one) => !isBlank(one))) {
    const last = parts.at(-1);
    if (!isHeadRow(row)) last?.rows.push(row);
    else if (last && !last.rows.some(isCoded)) last.heads.push(row);
    else parts.push({ heads: [row], rows: [] });
  }
  const read = parts.map(({ heads, rows }) => {
    const coded = rows.filter((row) => isCoded(row) && isInColumns(row, heads.length > 0));
    const names = heads.map(({ cells }) => cells.map(({ text }) => text));
    const columns = coded.length > 0 ? columnsOf(names, coded) : null;
    const widest = Math.max(0, ...names.map(({ length }) => length));
    return {
      columns,
      project: coded[0]?.cells[columns?.project ?? -1]?.text.trim() ?? "",
      count: coded.length,
      rows: rows.map((row) => {
        const isRow = columns && coded.includes(row);
        const lines = isRow
          ? linesInRow(row, columns, widest, catalogue)
          : linesInText(readRow(row.text, catalogue));
        return { number: row.number, text: row.text, lines };
      }),
    };
  });
  const { columns, project } = read.reduce((most, part) => (part.count > most.count ? part : most));
  const rows = read.flatMap((part) => part.rows);
  return {
    rows,
    project,
    head: parts.at(-1)?.heads.map(({ text }) => text) ?? [],
    table: columns && {
      rows: rows.filter(({ lines }) => lines.length > 0).length,
      code: columns.code + 1,
      quantity: typeof columns.quantity === "number" ? columns.quantity + 1 : columns.quantity,
    },
  };
}

/** Returns whether a row is to be read by the columns of its table. */
function isInColumns(row: TableRow, hasHead: boolean): boolean {
  return row.cells.filter(({ text }) => text.trim()).length > 1 && (hasHead || !isList(row));
}

function linesInRow(
  { cells }: TableRow,
  { code: place, quantity, room, note: noteAt, positions }: Columns,
  headWidth: number,
  catalogue: Catalogue,
): PlacedLine[] {
  const codes = cells.flatMap(({ code, isWhole }, at) =>
    code && at !== room && at !== noteAt ? { at, code, isWhole } : [],
  );
  const known = codes.filter(({ code }) => code.item);
  const { code } =
    [known, codes].flatMap((some) => some.find(({ at }) => at === place) ?? some[0] ?? [])[0] ?? {};
  if (!code) return [];
  const name = room === undefined ? "" : (cells[room]?.text.trim() ?? "");
  const finish = known.find(
    (other) => other.isWhole && !other.code.lines && isFinish(other.code.item) && meansSame(other.code, code),
  );
  const note = noteAt === undefined ? "" : (cells[noteAt]?.text.trim() ?? "");
  const line = { code: finish?.code.code ?? code.code, ...(name && { room: name }), ...(note && { note }) };
  // A price with an unquoted comma shifts all cells after it.
  const isMoved = headWidth > 0 && cells.slice(headWidth).some((cell) => cell.text.trim());
  if (quantity === "unclear" || isMoved) return [{ ...line, quantity: 0 }];
  if (quantity !== null) return [{ ...line, quantity: quantityOf(cells[quantity]) }];
  const rest = cells
    .filter((_, at) => at !== room && at !== noteAt && !positions.includes(at))
    .map((cell) => cell.text);
  const [first] = linesInText(readRow(rest.join(" ; "), catalogue));
  return [{ ...line, quantity: first?.quantity ?? 0 }];
}

type ReadRow = PastedRow & { tokens: Token[] };

/** Reads a text whose rows have codes and quantities among other words. */
function readLines(text: string, catalogue: Catalogue): PastedRow[] {
  const rows = text
    .split("\n")
    .map((row, at) => ({ number: at + 1, text: row, tokens: readRow(row, catalogue) }))
    .filter(({ text }) => text.trim());
  const numbered = rows.filter(({ tokens }) => tokens.length > 1 && tokens[0]?.kind === "plain");
  const numbers = numbered.map(({ tokens: [first] }) => (first?.kind === "plain" ? first.value : 0));
  const isOther = ({ kind }: Token, at: number) => at > 0 && (kind === "plain" || kind === "marked");
  const counting = isCounting(
    numbers,
    numbered.every(({ tokens }) => tokens.some(isOther)),
  );
  const read = rows.map((row): ReadRow => {
    const isNumbered = counting !== false && numbered.includes(row);
    const tokens = isNumbered ? row.tokens.slice(1) : row.tokens;
    const lines = linesInText(tokens);
    return { ...row, tokens, lines: isNumbered && counting === "unclear" ? unclear(lines) : lines };
  });
  return withCountsBelow(read).map(({ number, text, lines }) => ({ number, text, lines }));
}

const unclear = (lines: readonly PlacedLine[]) => lines.map((line) => ({ ...line, quantity: 0 }));

/**
 * Adds quantities that are on a separate row below their code (`2 szt.`). If it is unclear to which code a number
 * belongs, or whether it is a quantity, the visitor has to fill in the quantity.
 */
function withCountsBelow(rows: readonly ReadRow[]): ReadRow[] {
  const isCount = ({ tokens }: ReadRow) =>
    tokens.length > 0 && tokens.every(({ kind }) => kind === "marked" || kind === "plain");
  const isCoded = ({ lines }: ReadRow) => lines.length > 0;
  const first = rows.find((row) => isCoded(row) || isCount(row));
  if (!first || !rows.some(isCount)) return [...rows];
  const taken = new Set<ReadRow>();
  let below: ReadRow[] = [];
  const read = rows.toReversed().map((row) => {
    const counts = below;
    if (isCoded(row)) below = [];
    else if (isCount(row)) below = [row, ...below];
    const [count, ...others] = counts;
    if (!isCoded(row) || quantityIn(row.tokens) !== null || (!count && isCoded(first))) return row;
    const [token] = count?.tokens ?? [];
    if (!count || others.length > 0 || !isCoded(first) || token?.kind !== "marked")
      return { ...row, lines: unclear(row.lines) };
    taken.add(count);
    return { ...row, lines: row.lines.map((line) => ({ ...line, quantity: token.value })) };
  });
  return read.toReversed().filter((row) => !taken.has(row));
}

/**
 * Reads a row, without the names and finishes of the items whose codes are in it, because they may contain a number,
 * another code or a doubt: „Komplet uszczelek do elementu podłogowego EP-40”, „bez powłoki”.
 */
function readRow(text: string, catalogue: Catalogue): Token[] {
  const tokens = tokensOf(text, catalogue);
  const names = tokens.flatMap((token) => {
    const item = token.kind === "code" ? token.item : null;
    const finish = item && "finish" in item ? catalogue.finishLabels.get(item.finish?.id ?? "") : undefined;
    const label = spaced(finish ?? "");
    return [item ? spaced(nameOfItem(item)) : "", label, label.toLowerCase()].filter((name) =>
      /\d|\b(?:bez|po|lub)\b/i.test(name),
    );
  });
  if (names.length === 0) return tokens;
  const left = tokensOf(
    names.reduce((rest, name) => rest.replace(name, " "), spaced(text)),
    catalogue,
  );
  return left.some(({ kind }) => kind === "code") ? left : tokens;
}

/** Maximum length in characters of a row that may be a product name. */
const maxCaption = 120;

/**
 * Drops a row that contains only the name of the product in the next row, as in text copied from the list's page. In the
 * text of the list's PDF, the quantity stands behind the name: it counts for the next row.
 */
function withoutCaptions(rows: readonly PastedRow[], catalogue: Catalogue): PastedRow[] {
  const captions = rows.map((row, at) => captionOf(row, rows[at + 1], catalogue));
  return rows.flatMap((row, at) => {
    const quantity = captions[at - 1]?.quantity;
    if (captions[at]) return [];
    return quantity === undefined ? row : { ...row, lines: row.lines.map((line) => ({ ...line, quantity })) };
  });
}

function captionOf(
  { text }: PastedRow,
  below: PastedRow | undefined,
  catalogue: Catalogue,
): { quantity?: number } | undefined {
  const [line] = below?.lines ?? [];
  const item = line && text.length <= maxCaption && findListedItem(line.code, catalogue);
  const name = item ? spaced(nameOfItem(item)) : "";
  const row = spaced(text);
  if (name === "" || !row.startsWith(name)) return undefined;
  if (row === name) return {};
  const [, pieces] = /^ (?:(\d{1,3}) szt\.|ilość: \?)$/.exec(row.slice(name.length)) ?? [undefined, null];
  return pieces === null ? undefined : { quantity: Number(pieces ?? 0) };
}
