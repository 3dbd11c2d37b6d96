import writeExcelFile, { type SheetData } from "write-excel-file/node";
import type { Cell } from "./csv";

export type Sheet = {
  name: string;
  /** `width` in characters. */
  columns: readonly { head: string; width?: number }[];
  rows: readonly (readonly Cell[])[];
};

/** Control characters, which XML cannot hold. */
const unwritable = /[^\P{Cc}\t\n]/gu;
/** More than Excel takes in one cell. */
const maxCharacters = 32_767;

/** A workbook (XLSX) whose cells have their types: numbers and days can be reckoned with, a text is never a formula. */
export function xlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeExcelFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width = 16 }) => ({ width })),
      data: [columns.map(({ head }) => ({ value: head, fontWeight: "bold" as const })), ...rows.map(rowOf)],
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

function rowOf(cells: readonly Cell[]): SheetData[number] {
  return cells.map((cell) => {
    if (cell === null) return null;
    if (typeof cell === "number") return { type: Number, value: cell };
    if (cell instanceof Date) return { type: Date, value: cell, format: "yyyy-mm-dd" };
    return { type: String, value: cell.replace(unwritable, "").slice(0, maxCharacters) };
  });
}
