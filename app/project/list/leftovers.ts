import { plural } from "lib/polish/plural";
import { maxLines, maxQuantity, maxRooms } from "./project-list";

/** URL parameter with the rows of a pasted text that were not added. `fields.textRoom` is the room for these rows. */
export const leftoverParameter = "uwagi";

/** Why a row of a pasted text needs the visitor's attention; the letter stands for the reason in the page's URL. */
const reasons = {
  /** The row has no code. */
  uncoded: "b",
  /** The row has no code and orders nothing: a total, a letterhead. */
  skipped: "o",
  /** The row has an EAN that a spreadsheet has cut to `9,52E+12`. */
  cut: "e",
  /** The row's code is unknown. It is on the list, with a message at its line. */
  unknown: "n",
  /** The list has no space for the row. */
  full: "p",
  /** Header row of the pasted table; the visitor needs it to paste the rows again. */
  head: "g",
  /**
   * What was read from a table: `row` rows; the text has the columns of codes and quantities, from 1: `2 5`, `2`, `2
   * ?`.
   */
  table: "t",
  /** Merged lines without a valid total; the text is the code and the known part of the total. */
  sum: "s",
} as const;

export type Reason = keyof typeof reasons;

/** A row of a pasted text that was not added as it is. `row` counts from 1; 0 if the row is not from a text. */
export type Leftover = { reason: Reason; row: number; text: string };

/**
 * A message with the rows of the pasted text that it is about. All texts are Polish, for the visitor. A note needs no
 * reaction.
 */
export type Message = { text: string; rows: string[]; isNote?: boolean };

const rowForms = { one: "wiersz", few: "wiersze", many: "wierszy" };
const reasonNames = Object.keys(reasons) as Reason[];
const maxTextLength = 4_000;
/** Maximum number of rows that a message quotes, and of characters that it quotes of each. */
const maxQuoted = { rows: 8, characters: 60 };

/** The page's sentences about a number of rows, in the order in which it shows them. */
const texts = {
  skipped: (count: number) => `Pominięto ${plural(count, rowForms)} bez numerów.`,
  cut: () =>
    "Arkusz skrócił te EAN-y. Nadaj kolumnie format liczby bez miejsc dziesiętnych i skopiuj ją ponownie.",
  uncoded: (count: number) =>
    count === 1
      ? "Jeden wiersz nie ma numeru katalogowego ani EAN. Czeka w polu: popraw go i dodaj."
      : "Te wiersze nie mają numeru katalogowego ani EAN. Czekają w polu: popraw je i dodaj.",
  unknown: (count: number) =>
    count === 1
      ? "Nie znamy jednego z numerów. Jest na liście: popraw go albo usuń."
      : "Nie znamy tych numerów. Są na liście: popraw je albo usuń.",
  full: () => `Lista mieści ${maxLines} pozycji w ${maxRooms} pomieszczeniach. Nie zmieściło się:`,
  sum: () => `Wpisz łączną ilość, od 1 do ${maxQuantity}:`,
} satisfies Partial<Record<Reason, unknown>>;
const reportedReasons = Object.keys(texts) as (keyof typeof texts)[];

/** Writes leftovers for the page's URL, one per line: `b3:bez numeru`. */
export function writeLeftovers(leftovers: readonly Leftover[]): string {
  return leftovers.map(({ reason, row, text }) => `${reasons[reason]}${row}:${text}`).join("\n");
}

/** Parses leftovers from the page's URL. Skips unreadable lines. Never throws. */
export function parseLeftovers(text: string): Leftover[] {
  return text
    .slice(0, maxTextLength)
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, letter, row, text = ""] = /^([a-z])(\d{1,5}):(.*)$/.exec(line) ?? [];
      const reason = reasonNames.find((name) => reasons[name] === letter);
      const isRead = reason === "table" ? /^\d{1,3}(?: (?:\d{1,3}|\?))?$/.test(text) : text.trim() !== "";
      return reason && isRead ? { reason, row: Number(row), text } : [];
    });
}

/** Returns the text that was not added, so that the visitor can correct it and add it again. */
export function restOf(leftovers: readonly Leftover[]): string {
  const ofText: Reason[] = ["head", "uncoded", "cut", "full"];
  return leftovers.flatMap(({ reason, text }) => (ofText.includes(reason) ? text : [])).join("\n");
}

/** Returns the messages about leftovers. */
export function messagesOf(leftovers: readonly Leftover[]): Message[] {
  const rowsOf = (reason: Reason) => leftovers.filter((one) => one.reason === reason);
  return [
    ...rowsOf("table").map(tableMessage),
    ...reportedReasons.flatMap((reason) => {
      const rows = rowsOf(reason);
      if (rows.length === 0) return [];
      return { text: texts[reason](rows.length), rows: quoted(rows), isNote: reason === "skipped" };
    }),
  ];
}

function tableMessage({ row, text }: Leftover): Message {
  const [code = "", quantity] = text.split(" ");
  const read = plural(row, rowForms);
  const counted =
    quantity === undefined
      ? "ilości nie ma w żadnej kolumnie"
      : quantity === "?"
        ? "nie wiadomo, z której kolumny ilość: wpisz ją"
        : `ilość z kolumny ${quantity}`;
  return { text: `Odczytano ${read}: numer z kolumny ${code}, ${counted}.`, rows: [], isNote: true };
}

/** Returns the message about a text that is too long for one request. */
export function unreadMessage(rows: number): Message {
  const read = plural(rows, rowForms);
  return {
    text: `Tekst jest długi: przeczytaliśmy ${read} od początku. Reszta czeka w polu, dodaj ją osobno.`,
    rows: [],
  };
}

function quoted(leftovers: readonly Leftover[]): string[] {
  const rows = leftovers.slice(0, maxQuoted.rows).map(quote);
  const others = leftovers.length - rows.length;
  const more = others > 0 ? [`i ${plural(others, { one: "dalszy", few: "dalsze", many: "dalszych" })}`] : [];
  return [...rows, ...more];
}

function quote({ reason, row, text }: Leftover): string {
  const shown = text.length > maxQuoted.characters ? `${text.slice(0, maxQuoted.characters)}…` : text;
  if (reason === "sum") return shown;
  return row > 0 ? `wiersz ${row}: „${shown}”` : shown;
}
