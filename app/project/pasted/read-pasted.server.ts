import type { Catalogue } from "~/range/products";
import type { PlacedLine } from "../list/project-list";
import { type Columns, columnsOf, isCounting, isTextColumn, quantityOf, type ReadAs } from "./columns";
import { choicesOf } from "./corrections";
import { inFinish, itemByName } from "./finish";
import { type OrderWords, readOrderWords } from "./order-words.server";
import { type OwnText, ownText } from "./own-text";
import { codeInside, piecesOf } from "./pieces";
import { type Said, withRoles } from "./roles";
import { isAside, withRooms } from "./rooms";
import { isFinish, linesOfRow, meansSame, quantityIn, type ReadLine } from "./row";
import { isBlank, isCoded, isHead, isList, type Reader, type TableRow, tableIn } from "./table.server";

/** Maximum amount of text read per request, in words and empty cells. The longest list's own table counts fewer. */
const maxWords = 3_200;
/** Fixed cost of reading a row, in words. */
const rowWords = 4;
/** Maximum length of a row in characters. Longer rows are not searched for codes, because nobody types such rows. */
const maxRow = 4_000;

/** What a row without lines is: the head of a table, a room, or a row that orders nothing. */
type RowRole = "head" | "room" | "aside" | "quoted" | "count";

/**
 * A row of the pasted text, with the list lines found in it. `number` counts all rows from 1, also blank ones. `pieces`
 * are those of the text, or of each of its `cells`. A row without `lines` and without `as` was not understood.
 */
export type PastedRow = {
  number: number;
  text: string;
  lines: PlacedLine[];
  as?: RowRole | undefined;
  pieces: Said[];
  cells?: { text: string; pieces: Said[] }[];
};

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

/** A row while it is read: a line's quantity is `null` until it is certain that nothing is said about it. */
type Row = Omit<PastedRow, "lines"> & { lines: ReadLine[] };

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
  const placed = own ? rows : withRooms(rows, reader);
  const project = read.project || (placed.flatMap(projectOfAddress)[0] ?? "");
  return { ...read, rows: placed.map((row) => settled(row, reader)), project, unread };
}

/** Turns a line about whose quantity nothing is said into one piece, and says what a row without lines is. */
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
    const pieces =
      isOwn && lines.length === 0
        ? []
        : withRoles(piecesOf(text, reader.catalogue), reader.words, reader.choices);
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

/** Reads a table part by part: each head begins one. */
function readTable(
  table: readonly TableRow[],
  reader: Reader,
): Omit<Pasted, "unread" | "rows"> & { rows: Row[] } {
  const parts: { heads: TableRow[]; rows: TableRow[] }[] = [{ heads: [], rows: [] }];
  for (const row of table.filter((one) => !isBlank(one))) {
    const last = parts.at(-1);
    if (!isHead(row, reader)) last?.rows.push(row);
    else if (last && !last.rows.some(isCoded)) last.heads.push(row);
    else parts.push({ heads: [row], rows: [] });
  }
  const read = parts.map(({ heads, rows }) => {
    const coded = rows.filter((row) => isCoded(row) && isInColumns(row, heads.length > 0));
    const names = heads.map(({ cells }) => cells.map(({ text }) => text));
    const columns = coded.length > 0 ? columnsOf(names, coded, reader) : null;
    const widest = Math.max(0, ...names.map(({ length }) => length));
    return {
      columns,
      count: coded.length,
      project: coded[0]?.cells[columns?.roles.indexOf("project") ?? -1]?.text.trim() ?? "",
      rows: [
        ...heads.map((row): Row => ({ ...row, lines: [], pieces: [], as: "head" })),
        ...rows.map((row): Row => {
          const pieces = row.cells.flatMap((cell) => cell.pieces);
          const isRow = columns && coded.includes(row);
          const lines = isRow
            ? linesInColumns(row, columns, widest, reader)
            : linesOfRow(
                row.cells.length > 1
                  ? withRoles(piecesOf(row.text, reader.catalogue), reader.words, reader.choices)
                  : pieces,
              );
          const text = isRow ? finishTextOf(row, columns) : row.text;
          return { ...row, lines: withFinishes(lines, text, reader), pieces };
        }),
      ],
    };
  });
  const { columns, project } = read.reduce((most, part) => (part.count > most.count ? part : most));
  return { rows: read.flatMap((part) => part.rows), columns, project };
}

/** Returns whether a row is to be read by the columns of its table. */
function isInColumns(row: TableRow, hasHead: boolean): boolean {
  return row.cells.length > 1 && (hasHead || !isList(row));
}

function linesInColumns(
  { cells }: TableRow,
  { roles, heads, code: place }: Columns,
  headWidth: number,
  { words }: Reader,
): ReadLine[] {
  const textIn = (role: ReadAs) => cells[roles.indexOf(role)]?.text.trim() ?? "";
  const codes = cells.flatMap(({ code, isWhole }, at) =>
    code && !isTextColumn(roles[at]) ? { at, code, isWhole } : [],
  );
  const known = codes.filter(({ code }) => code.item);
  const { code } =
    [known, codes].flatMap((some) => some.find(({ at }) => at === place) ?? some[0] ?? [])[0] ?? {};
  if (!code) return [];
  const finish = known.find(
    (other) => other.isWhole && !other.code.lines && isFinish(other.code.item) && meansSame(other.code, code),
  );
  const room = textIn("room");
  const note = textIn("note");
  const line = { code: finish?.code.code ?? code.code, ...(room && { room }), ...(note && { note }) };
  // A price with an unquoted comma shifts all cells after it.
  if (headWidth > 0 && cells.slice(headWidth).some((cell) => cell.text.trim()))
    return [{ ...line, quantity: 0 }];
  if (roles.includes("floor")) return linesOnFloors({ cells }, { roles, heads }, line);
  if (roles.includes("unclear")) return [{ ...line, quantity: 0 }];
  const at = roles.indexOf("quantity");
  if (at >= 0) return [{ ...line, quantity: quantityOf(cells[at]) }];
  const said = cells.flatMap(({ pieces }, column) =>
    isTextColumn(roles[column]) || ["position", "skipped"].includes(roles[column] ?? "") ? [] : pieces,
  );
  const isNamed = said.some(({ type, text }) => type === "word" && words.isHint("doubt", text));
  return [{ ...line, quantity: isNamed ? 0 : (linesOfRow(said)[0]?.quantity ?? quantityIn(said)) }];
}

/** Returns a line for each room or floor in whose column there is a quantity; asks where their sum says another one. */
function linesOnFloors(
  { cells }: Pick<TableRow, "cells">,
  { roles, heads }: Pick<Columns, "roles" | "heads">,
  line: Omit<ReadLine, "quantity">,
): ReadLine[] {
  const lines = roles.flatMap((role, at) =>
    role === "floor" && cells[at]?.text.trim()
      ? { ...line, room: heads[at] ?? "", quantity: quantityOf(cells[at]) }
      : [],
  );
  const sum = lines.reduce((all, { quantity }) => all + quantity, 0);
  const total = cells[roles.indexOf("total")];
  const isWrong = total?.text.trim() && quantityOf(total) !== sum;
  return lines
    .filter(({ quantity, room }) => quantity > 0 || cells[heads.indexOf(room)]?.text.trim() !== "0")
    .map((one) => (isWrong ? { ...one, quantity: 0 } : one));
}

/** Returns where a row of a table names a finish: in the column of finishes, or else beside the code. */
function finishTextOf({ cells }: TableRow, { roles }: Columns): string {
  const named: ReadAs[] = roles.includes("finish") ? ["finish"] : ["name", "code", null];
  return cells.flatMap(({ text }, at) => (named.includes(roles[at] ?? null) ? text : [])).join(" ");
}

/** Gives models the finish that their row names; asks about a finish whose row names another one. */
function withFinishes(lines: readonly ReadLine[], text: string, { catalogue }: Reader): ReadLine[] {
  return lines.map((line) => {
    const found = catalogue.byCode(line.code);
    const item = found && found.product.finishes.length > 1 ? inFinish(found.product, text, catalogue) : null;
    if (!found || !item || item.code === found.finish?.code) return line;
    return found.finish ? { ...line, quantity: 0 } : { ...line, code: item.code };
  });
}

/** Reads a text whose rows have codes and quantities among other words. */
function readLines(texts: readonly string[], reader: Reader): Row[] {
  const { catalogue, words, choices } = reader;
  const rows = texts.flatMap((text, at) => {
    const body = text.replace(/^(?:\s*>)+/, (quote) => " ".repeat(quote.length));
    return text.trim()
      ? {
          number: at + 1,
          text,
          isQuoted: body !== text,
          pieces: withRoles(piecesOf(body, catalogue), words, choices),
        }
      : [];
  });
  const numbered = rows.filter(({ pieces: [first, second] }) => first?.role === "bare" && second);
  const counting = isCounting(
    numbered.map(({ pieces: [first] }) => first?.value ?? 0),
    numbered.every(({ pieces }) =>
      pieces.some(({ role }, at) => at > 0 && (role === "bare" || role === "quantity")),
    ),
  );
  const read = rows.map((row): Row & { isQuoted: boolean } => {
    const isNumbered = counting !== false && numbered.includes(row);
    const pieces = isNumbered
      ? row.pieces.map((piece, at) => (at === 0 ? { ...piece, role: "position" as const } : piece))
      : row.pieces;
    const lines = withFinishes(readRow(row.text, pieces, reader), row.text, reader);
    const isAsked = (isNumbered && counting === "unclear") || /~~|[\u0335-\u0338]/.test(row.text);
    return { ...row, pieces, lines: isAsked ? asked(lines) : lines };
  });
  return withSaidForAll(withCountsBelow(withoutQuotes(read)), words);
}

function readRow(text: string, pieces: readonly Said[], { catalogue, words }: Reader): ReadLine[] {
  const lines = linesOfRow(pieces);
  if (lines.length > 0 || pieces.some(({ type }) => type === "code")) return lines;
  const code = codeInside(text, catalogue);
  if (code) return [{ code, quantity: 0 }];
  const named = pieces.filter(
    ({ type, role, text }) =>
      type === "word" && role === "text" && words.numberOf(text) === undefined && text.length > 1,
  );
  const hasNumber = pieces.some(({ role }) => role === "quantity" || role === "bare");
  const item = hasNumber
    ? itemByName(
        named.map((piece) => piece.text),
        catalogue,
      )
    : null;
  return item ? [{ code: item.code, quantity: quantityIn(pieces) ?? 0 }] : [];
}

const asked = (lines: readonly ReadLine[]) => lines.map((line) => ({ ...line, quantity: 0 }));

/** Leaves out what is quoted if the answer above it names the same code; what it says of that code is asked about. */
function withoutQuotes(rows: readonly (Row & { isQuoted: boolean })[]): Row[] {
  const codesOf = (isQuoted: boolean) =>
    new Set(
      rows.filter((row) => row.isQuoted === isQuoted).flatMap(({ lines }) => lines.map(({ code }) => code)),
    );
  const [written, quoted] = [codesOf(false), codesOf(true)];
  return rows.map(({ isQuoted, ...row }) => {
    if (isQuoted && row.lines.length > 0 && row.lines.every(({ code }) => written.has(code)))
      return { ...row, lines: [], as: "quoted" };
    return {
      ...row,
      lines: row.lines.map((line) => (!isQuoted && quoted.has(line.code) ? { ...line, quantity: 0 } : line)),
    };
  });
}

/**
 * Adds quantities that are on a separate row below their code (`2 szt.`). If it is unclear to which code a number
 * belongs, or whether it is a quantity, the visitor has to fill in the quantity.
 */
function withCountsBelow(rows: readonly Row[]): Row[] {
  const isCount = ({ pieces }: Row) =>
    pieces.some(({ role }) => role === "quantity" || role === "bare") &&
    pieces.every(({ type, role }) => type === "sign" || ["quantity", "bare", "unit"].includes(role));
  const isOrder = ({ lines }: Row) => lines.length > 0;
  const first = rows.find((row) => isOrder(row) || isCount(row));
  if (!first || !rows.some(isCount)) return [...rows];
  const taken = new Set<Row>();
  let below: Row[] = [];
  const read = rows.toReversed().map((row) => {
    const counts = below;
    if (isOrder(row)) below = [];
    else if (isCount(row)) below = [row, ...below];
    const [count, ...others] = counts;
    if (!isOrder(row) || row.lines.some(({ quantity }) => quantity !== null) || (!count && isOrder(first)))
      return row;
    const number = count?.pieces.find(({ role }) => role === "quantity");
    if (!count || others.length > 0 || !isOrder(first) || !number) return { ...row, lines: asked(row.lines) };
    taken.add(count);
    return { ...row, lines: row.lines.map((line) => ({ ...line, quantity: number.value })) };
  });
  return read.toReversed().map((row) => (taken.has(row) ? { ...row, as: "count" } : row));
}

/**
 * Applies a row without codes that says how many of all there are („wszystko po 2 szt.”) to codes that stand alone; asks
 * about them where it says more.
 */
function withSaidForAll(rows: readonly Row[], words: OrderWords): Row[] {
  const isSaid = ({ lines, as, pieces }: Row) =>
    lines.length === 0 &&
    !as &&
    !pieces.some(({ type, text }) => type === "word" && words.isHint("total", text)) &&
    pieces.some(({ role }) => role === "each") &&
    pieces.some(({ value }) => value > 0);
  const said = rows.filter(isSaid);
  if (said.length === 0) return [...rows];
  const spoken = said.flatMap(({ pieces }) => pieces.filter(({ type }) => type !== "sign"));
  const [number, ...others] = spoken.filter(({ role }) => role !== "each" && role !== "unit");
  const isClear = number?.role === "quantity" && others.length === 0;
  const quantity = isClear ? number.value : 0;
  return rows.map((row) => ({
    ...row,
    ...(isClear && said.includes(row) && { as: "count" }),
    lines: row.lines.map((line) => ({ ...line, quantity: line.quantity ?? quantity })),
  }));
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
