import { listHeads, roomHeads } from "~/catalogue/project/export/table";
import { foldPolish } from "~/polish/slug";

/** Column indexes of the codes, the quantity and the room, from 0. */
export type Columns = { codes: readonly number[]; quantity: number; room: number | undefined };

/** Matches the start of column headers, in lower case and without diacritics. */
const heads = {
  code: /^(?:numer|nr|kod|symbol|indeks|index|sku|code|ean|gtin)\b/,
  quantity: /^(?:ilosc|liczba|sztuk|szt\b|qty|quantity)/,
  room: /^(?:pomieszczenie|pokoj)\b/,
};

/** Maximum length of a column header, in characters; a cell that is longer or contains a digit is not a header. */
const maxHead = 60;

/** Returns the columns of a table's header row, or `null` for any other row. */
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
 * Returns the columns of a row with as many cells as a table exported by this site: it may have been copied without its
 * header.
 */
export function exportedColumns(cells: readonly string[]): Columns | null {
  return exported.find(({ length }) => length === cells.length)?.columns ?? null;
}
