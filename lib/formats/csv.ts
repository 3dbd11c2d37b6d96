/** A cell of an exported table: a text, a number, a date (midnight UTC), a link (as its URL in CSV), or nothing. */
export type Cell = string | number | Date | CellLink | null;
export type CellLink = { text: string; to: string };

/**
 * Formats a table as CSV for Polish Excel: UTF-8 with a byte order mark, semicolons, decimal commas. Text that a
 * spreadsheet would read as a formula gets a leading apostrophe, and so does text that looks as if it had got one;
 * readers of the table remove one ({@link withoutApostrophe}).
 * @param rows all rows of the table, beginning with the header
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${csvRows(rows)}`;
}

/** Formats further rows of a table that begins with {@link csv}. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(field).join(";")}\r\n`).join("");
}

function field(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "object") return field(cell.to);
  const plain = plainCell(cell);
  const text = formulaLike.test(plain) ? `'${plain}` : plain;
  return /[";\r\n]/.test(text) ? quoted(text) : text;
}

/**
 * Text that a spreadsheet would read as a formula, also after apostrophes: otherwise a visitor's „'=1” would look like
 * an exported „=1”.
 */
const formulaLike = /^'*[=+\-@\t\r]/;

/** Returns the text of a cell of {@link csv}. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;
}

/** Returns a text as programs search and compare it: without the no-break spaces and word joiners of pages. */
export function plainCell(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

/** Returns a text as a quoted field of CSV (RFC 4180). */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
