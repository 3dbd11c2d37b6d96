import { foldPolish } from "lib/polish/slug";
import { listHeads, roomHeads } from "~/project/export/table";

/** Zero-based indexes of the columns with codes, the quantity and the room. */
export type Columns = { codes: readonly number[]; quantity: number; room: number | undefined };

/** Patterns for the start of a column header, after conversion to lower case without diacritics. */
const heads = {
  code: /^(?:numer|nr|kod|symbol|indeks|index|sku|code|ean|gtin)\b/,
  quantity: /^(?:ilosc|liczba|sztuk|szt\b|qty|quantity)/,
  room: /^(?:pomieszczenie|pokoj)\b/,
};

/** Maximum length of a column header in characters. A cell that is longer or contains a digit is not a header. */
const maxHead = 60;

/** Returns the columns of a table from its header row; `null` if the row is not a header row. */
export function namedColumns(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) =>
    cell.length > maxHead || /\d/.test(cell) ? "" : foldPolish(cell).trim(),
  );
  const placesOf = (head: RegExp) => names.flatMap((name, place) => (head.test(name) ? place : []));
  const codes = placesOf(heads.code);
  const [quantity] = placesOf(heads.quantity);
  const [room] = placesOf(heads.room);
  return codes.length > 0 && quantity !== undefined ? { codes, quantity, room } : null;
}

const exported = [listHeads, roomHeads].map((names) => ({
  length: names.length,
  columns: namedColumns(names),
}));

/**
 * Returns the columns of a row from a table exported by this site, even if the table was pasted without its header row.
 * Recognises such a row by its number of cells; returns `null` for any other row.
 */
export function exportedColumns(cells: readonly string[]): Columns | null {
  return exported.find(({ length }) => length === cells.length)?.columns ?? null;
}
