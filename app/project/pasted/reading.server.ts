import { plural } from "lib/polish/plural";
import type { Catalogue } from "~/range/products";
import { findListedItem, nameOfItem } from "../list/listed-item";
import {
  maxNameLength,
  maxNoteLength,
  type PlacedLine,
  type ProjectList,
  tidyName,
} from "../list/project-list";
import { linesAndPieces } from "../list/words";
import type { Columns, ReadAs } from "./columns";
import { type Corrected, options } from "./corrections";
import type { Pasted } from "./read-pasted.server";
import type { PastedRow } from "./read-row";
import type { PieceRole, Said } from "./roles";

/** Kind of a part that the visitor may correct. */
export type Choice = { of: Corrected; kind: string | number };
/** A part of the pasted text. `label` says what it was read as; `isOpen` is true if that is not known. */
export type TextPart = { text: string; label?: string; isOpen?: boolean; choice?: Choice };
/** What became of a row: its lines, or what it was read as instead, which the visitor may change. */
type Result = Pick<TextPart, "text" | "isOpen" | "choice">;
export type ReadingRow = { number: number; cells: TextPart[][]; results: Result[] };
/** A column of a table; `text` are the first of its cells. */
export type ReadingColumn = TextPart & { number: number; head: string };

/** How a pasted text was read, as the page shows it. */
export type Reading = {
  /** How much was read, in one sentence, and from where. */
  summary: string;
  /** Number of rows, columns and parts of the text about which something is asked. */
  questions: number;
  /** The rows about which something is asked, and the others. */
  asked: ReadingRow[];
  rows: ReadingRow[];
  /** Number of rows that are not shown. */
  hidden: number;
  /** Columns of a table; empty for lines. */
  columns: ReadingColumn[];
  /** Rows that were not understood or had no space, for the field. */
  rest: string;
  /** What is needed to read the same text again. */
  sent: Sent;
};

type Sent = {
  text: string;
  before: string;
  after: string;
  room?: string | undefined;
  corrections: readonly string[];
};

const rowForms = { one: "wiersz", few: "wiersze", many: "wierszy" };
const columnForms = { one: "kolumnę", few: "kolumny", many: "kolumn" };
/** Maximum number of rows that the page shows. */
const maxShown = 150;

const labels: Partial<Record<PieceRole, string>> = {
  code: "numer",
  price: "cena",
  thousand: "cena",
  discount: "rabat",
  position: "lp.",
  detail: "pominięte",
  doubt: "niejasne",
};

type Context = { surplus: readonly PlacedLine[]; list: ProjectList; catalogue: Catalogue; sent: Sent };

/** Describes how a text was read, row by row. @param context the list with what was read, and what had no space on it */
export function readingOf({ rows, columns, unread }: Pasted, context: Context): Reading {
  // The page has the heads of a table above its columns.
  const listed = columns ? rows.filter(({ as }) => as !== "head") : rows;
  const shown = columns ? columns.roles.map((role, at) => columnOf(role, at, columns, rows)) : [];
  const read = listed.map((row) => rowOf(row, shown, context));
  const isAsked = ({ results }: ReadingRow) => results.some(({ isOpen }) => isOpen);
  const [asked, others] = [read.filter(isAsked), read.filter((row) => !isAsked(row))];
  const unclear = shown.filter(({ isOpen }) => isOpen);
  const toCheck = [
    ...(unclear.length > 0 ? [plural(unclear.length, columnForms)] : []),
    ...(asked.length > 0 ? [plural(asked.length, rowForms)] : []),
  ];
  const lines = rows.flatMap((row) => row.lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const unused =
    columns?.roles.flatMap((role, at) =>
      (role === null || role === "skipped") && columns.heads[at] ? `„${columns.heads[at]}”` : [],
    ) ?? [];
  const sentences = [
    lines.length > 0
      ? `Odczytano ${linesAndPieces(lines.length, pieces)}${columns ? `: ${sourceOf(columns)}` : ""}.`
      : "Nie odczytano żadnego numeru.",
    ...(toCheck.length > 0 ? [`Sprawdź ${toCheck.join(" i\u00a0")}.`] : []),
    ...(unused.length > 0 ? [`Nie użyto kolumn: ${unused.join(", ")}.`] : []),
    ...(unread
      ? [`Tekst jest długi: reszta, od wiersza ${rows.length + 1}, czeka w\u00a0polu. Dodaj ją osobno.`]
      : []),
  ];
  return {
    summary: sentences.join(" "),
    questions: unclear.length + asked.length + (unread || lines.length === 0 ? 1 : 0),
    asked: asked.slice(0, maxShown),
    rows: others.slice(0, maxShown),
    hidden: Math.max(0, asked.length - maxShown) + Math.max(0, others.length - maxShown),
    columns: shown,
    rest: rows.flatMap((row) => restOf(row, lines.length > 0, context)).join("\n"),
    sent: context.sent,
  };
}

/** @param isRead whether anything of the text was read: if nothing was, all of it waits in the field */
function restOf({ lines, as, text }: PastedRow, isRead: boolean, { surplus }: Context): string | string[] {
  const left = lines.filter((line) => surplus.includes(line));
  if (left.length === lines.length) return as && isRead ? [] : text.trim();
  return left.map(({ code, quantity }) => `${code} ${quantity || "?"}`);
}

function sourceOf({ roles }: Columns): string {
  const placeOf = (role: ReadAs) => roles.indexOf(role) + 1;
  const floors = roles.flatMap((role, at) => (role === "floor" ? at + 1 : []));
  const from = placeOf("quantity")
    ? `ilość z\u00a0kolumny ${placeOf("quantity")}`
    : floors.length > 0
      ? `ilości z\u00a0${floors.length > 1 ? "kolumn" : "kolumny"} ${floors.join(", ")}`
      : roles.includes("unclear")
        ? "nie wiadomo, z\u00a0której kolumny ilość"
        : "ilości nie ma w\u00a0żadnej kolumnie";
  return `numer z\u00a0kolumny ${placeOf("code")}, ${from}`;
}

/** Number of cells that say what a column has. */
const maxCells = 4;

function columnOf(role: ReadAs, at: number, { heads }: Columns, rows: readonly PastedRow[]): ReadingColumn {
  const label = new Map<unknown, string>(Object.entries(options.column)).get(role);
  const isOpen = role === "unclear";
  const cells = rows.flatMap(({ as, cells }) => (as ? [] : cells?.[at]?.text.trim() || []));
  return {
    number: at + 1,
    head: heads[at] || `Kolumna ${at + 1}`,
    text: [...cells.slice(0, maxCells), ...(cells.length > maxCells ? ["…"] : [])].join(", "),
    label: label ?? (isOpen ? "niejasne" : "pominięta"),
    isOpen,
    choice: { of: "column", kind: at },
  };
}

function rowOf(row: PastedRow, columns: readonly ReadingColumn[], context: Context): ReadingRow {
  const { number, text, cells, pieces, as, lines } = row;
  const cellOf = (cell: string, at: number): TextPart[] => {
    const { label = "", isOpen = false } = columns[at] ?? {};
    return [{ text: cell, label: label === options.column.skipped ? "" : label, isOpen }];
  };
  return {
    number,
    results: resultsOf(row, { ...context, isColumnAsked: columns.some(({ isOpen }) => isOpen) }),
    cells:
      cells && columns.length > 0
        ? cells.map((cell, at) => cellOf(cell.text, at))
        : [as ? [{ text }] : partsOf(text, pieces, lines)],
  };
}

/** Splits a row into its pieces and what is between them. */
function partsOf(text: string, pieces: readonly Said[], lines: readonly PlacedLine[]): TextPart[] {
  let at = 0;
  const parts = pieces.flatMap((piece): TextPart[] => {
    const label = labelOf(piece, lines);
    if (!label) return [];
    const between = text.slice(at, piece.start);
    at = piece.end;
    return [...(between ? [{ text: between }] : []), { text: piece.text, ...label }];
  });
  const end = text.slice(at);
  return end ? [...parts, { text: end }] : parts;
}

function labelOf(
  { role, type, value, kind, isUnknown }: Said,
  lines: readonly PlacedLine[],
): Omit<TextPart, "text"> | null {
  const isAsked = lines.some(({ quantity }) => quantity === 0);
  if (role === "quantity" || role === "bare") {
    const isUsed = lines.some(({ quantity }) => quantity === value && quantity > 0);
    const label = isUsed ? "ilość" : isAsked ? "niejasne" : "pominięte";
    return { label, isOpen: !isUsed && isAsked, choice: { of: "number", kind } };
  }
  if (isUnknown && isAsked) return { label: labels.doubt ?? "", isOpen: true, choice: { of: "doubt", kind } };
  const label = labels[role];
  if (!label || (role === "detail" && type !== "number")) return null;
  const of = role === "code" ? "code" : type === "word" && role === "doubt" ? "doubt" : "number";
  return { label, isOpen: role === "doubt", choice: { of, kind } };
}

const others = {
  title: "Czy to pomieszczenie?",
  head: "nagłówek tabeli",
  sum: "Ta suma jest inna niż suma odczytanych ilości. Sprawdź je.",
};

function resultsOf(
  { lines, as, text }: PastedRow,
  { surplus, list, catalogue, isColumnAsked }: Context & { isColumnAsked: boolean },
): Result[] {
  const choice = { of: "row", kind: text.trim() } as const;
  if (as === "room" || as === "aside") return [{ text: options.row[as], isOpen: false, choice }];
  if (as === "title") return [{ text: others.title, isOpen: true, choice }];
  if (as) return [{ text: others[as], isOpen: as === "sum" }];
  if (lines.length === 0)
    return [{ text: /\de\+1[1-3]/i.test(text) ? cutEan : noNumber, isOpen: true, choice }];
  return lines.map((line) => {
    const { code, quantity } = line;
    const item = findListedItem(code, catalogue);
    const now = list.rooms
      .filter(({ name }) => line.room === undefined || name === tidyName(line.room))
      .flatMap((room) => room.lines.filter((one) => one.code === code));
    const problem = surplus.includes(line)
      ? "nie zmieściło się"
      : item === null
        ? "nie znamy tego numeru"
        : quantity === 0 && !isColumnAsked && !now.some((one) => one.quantity > 0)
          ? "ile sztuk? Wskaż liczbę tutaj albo wpisz ją na liście"
          : (line.room ?? "").length > maxNameLength
            ? `nazwa pomieszczenia ma ponad ${maxNameLength} znaków: skróciliśmy ją`
            : (line.note ?? "").length > maxNoteLength
              ? `uwaga ma ponad ${maxNoteLength} znaków: skróciliśmy ją`
              : "";
    const amount = quantity > 0 ? `${quantity} × ${code}` : code;
    const words = [amount, item && nameOfItem(item), problem].filter(Boolean);
    return { text: words.join(" – "), isOpen: problem !== "" };
  });
}

const noNumber = "Nie ma numeru katalogowego ani EAN. Czeka w\u00a0polu: popraw go i\u00a0dodaj.";
const cutEan =
  "Arkusz skrócił ten EAN. Nadaj kolumnie format liczby bez miejsc dziesiętnych i\u00a0skopiuj ją ponownie.";
