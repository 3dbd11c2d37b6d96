import { parse } from "csv-parse/sync";
import { withoutApostrophe } from "lib/formats/csv";
import { roomHeads } from "../export/table";
import type { CodePiece } from "./pieces";
import { type Reader, readPieces, type Said } from "./roles";
import { meansSame } from "./row";

/** `code` is the code of the cell, a known one if there is one; `isWhole` is true if the cell has nothing else. */
export type TableCell = {
  text: string;
  pieces: Said[];
  code: CodePiece["code"] | undefined;
  isWhole: boolean;
};
/** A row of a table; `number` is that of its first line in the text, from 1. */
export type TableRow = { number: number; text: string; cells: TableCell[] };

const delimiters = ["\t", ";", "|", ","];

/**
 * Parses a text as a table, in the forms in which spreadsheets copy and save one; `null` if the text is not a table.
 * @param text with line feeds at the ends of lines
 */
export function tableIn(text: string, reader: Reader): TableRow[] | null {
  for (const delimiter of delimiters) {
    if (!text.includes(delimiter)) continue;
    const rows = recordsIn(text, delimiter).map(({ raw, cells, number }) => ({
      number,
      text: raw.replace(/\n$/, "").replaceAll("\n", " "),
      cells: cells.map((cell) => cellOf(cell, reader)),
    }));
    if (isTable(rows, delimiter, reader)) return rows;
  }
  return null;
}

type CsvRecord = { raw: string; cells: string[]; number: number };

function recordsIn(text: string, delimiter: string): CsvRecord[] {
  const read = (quote: '"' | false) => {
    let number = 1;
    // The library's types lack the records that `raw` and `info` cause.
    const records: unknown = parse(text, {
      delimiter,
      quote,
      raw: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
    });
    return (records as { raw: string; record: string[] }[]).map(({ raw, record }) => {
      const start = number;
      number += raw.split("\n").length - 1;
      return { raw, cells: record, number: start };
    });
  };
  try {
    return read('"');
  } catch {
    // A quote that never closes is an inch sign or a typing error.
    return read(false);
  }
}

function cellOf(cell: string, reader: Reader): TableCell {
  const text = withoutApostrophe(cell);
  const pieces = readPieces(text, reader);
  const codes = pieces.flatMap((piece) => (piece.type === "code" ? piece.code : []));
  return {
    text,
    pieces,
    code: codes.find(({ item }) => item) ?? codes[0],
    isWhole: codes.length > 0 && pieces.every(({ type }) => type === "code" || type === "sign"),
  };
}

export const isCoded = ({ cells }: TableRow) => cells.some(({ code }) => code);
export const isBlank = ({ text }: TableRow) => !/[\p{L}\p{N}]/u.test(text) || /^sep=.$/.test(text);

/** Returns whether a row is the head of a table: at least half of its cells say what their column has. */
export function isHead(row: TableRow, { words }: Pick<Reader, "words">): boolean {
  const filled = row.cells.filter(({ text }) => text.trim());
  const named = filled.filter(({ text }) => text.length <= 60 && words.columnRoles(text).length > 0);
  const floors = filled.filter(({ pieces }) =>
    pieces.some(({ hints }) => hints.includes("room") || hints.includes("total")),
  );
  const said = named.length > 0 ? new Set([...named, ...floors]).size : 0;
  const hasNumbers = filled.some(({ text }) => /^[\s\d.,]+$/.test(text));
  // „Kod;A1;A2”: the heads of the others are names of rooms.
  const namesCode = filled.some(
    ({ text }) => !/\s/.test(text.trim()) && words.columnRoles(text)[0] === "code",
  );
  const isMost = (said > 1 && said * 2 >= filled.length) || (namesCode && filled.length > 1);
  return !isCoded(row) && isMost && !hasNumbers;
}

function isTable(rows: readonly TableRow[], delimiter: string, reader: Reader): boolean {
  const coded = rows.filter(isCoded);
  const parted = coded.filter(({ cells }) => cells.length > 1);
  const isMost = (some: (row: TableRow) => boolean) => parted.filter(some).length * 2 > parted.length;
  if (coded.length === 0 || parted.length * 2 < coded.length) return false;
  if (rows.some((row) => isHead(row, reader))) return true;
  if (isMost(isList)) return false;
  // In a sentence, a comma is followed by a space or is part of a price.
  const isProse = ({ cells }: TableRow) => cells.slice(1).some(({ text }) => text.startsWith(" "));
  return (
    delimiter !== "," || (isMost(({ cells }) => cells.some(({ isWhole }) => isWhole)) && !isMost(isProse))
  );
}

/**
 * Returns whether a row lists several products: `LR-120-CH; LR-130-CH 2`. Rows as wide as this site's own table do not,
 * even if a room in it has the name of a code.
 */
export function isList({ cells }: TableRow): boolean {
  if (cells.length >= roomHeads.length) return false;
  const codes = cells.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.type === "code" && !piece.code.lines ? piece.code : [])),
  );
  const known = codes.filter(({ item }) => item);
  const compared = cells.every(({ text, code }) => code || !text.trim()) ? codes : known;
  return compared.some((code) => compared.some((other) => !meansSame(code, other)));
}
