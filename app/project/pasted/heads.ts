import { foldPolish } from "lib/polish/slug";

/** Kinds of columns by their head, in lower case without diacritics. The first match counts. */
const kinds = {
  /** Packs, stock and minimum orders are not quantities ordered. */
  other:
    /opak|karton|palet|zbiorcz|w op|min|dost|stan|magazyn|cen|wart|netto|brutto|vat|podat|rabat|kwot|sum|mas[ay]\b|\bwag[ai]\b|wymiar|szer|wys|gleb|dl|rozmiar|srednic|data|termin|koment|gwar|rok\b/,
  position: /^(?:l\.? ?p|poz|pozycja|pos|item|nr|no|#|id)\.?$/,
  code: /^(?:numer|nr|kod|symbol|indeks|index|sku|code|ean|gtin|art|product|produkt|model|katalog|reference|ref)/,
  quantity: /^(?:ilo|il\b|liczba|sztuk|szt\b|qty|quant|menge|anzahl|zam|pcs|kpl|komplet|do zam)/,
  room: /^(?:pomieszcz|pokoj|room)/,
  note: /^uwag/,
  project: /^projekt$/,
  name: /^(?:nazwa|opis|towar|wyrob|material|name|description|wykoncz|kolor|kolekcja|marka|producent|zdjecie|strona|karta|j\.? ?m|jedn|jm|unit|bezeichnung)/,
};

export type HeadKind = keyof typeof kinds;

/** Maximum length of a column's head in characters. */
const maxHead = 60;

/** Returns what the heads of a column mean: one or, where cells are merged, several one above the other. */
export function headKind(names: readonly string[]): HeadKind | null {
  const found = names.flatMap((name) => kindOf(name) ?? []);
  return found.includes("other") ? "other" : (found.at(-1) ?? null);
}

/** Returns whether the cells of a row without a code are the heads of columns. */
export function isHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim());
  const named = filled.map(kindOf).filter((kind) => kind !== null);
  return (
    named.length * 2 >= filled.length && named.length > 1 && !filled.some((cell) => /^[\s\d.,]+$/.test(cell))
  );
}

function kindOf(cell: string): HeadKind | null {
  const name = foldPolish(cell).trim();
  if (name.length > maxHead) return null;
  const [kind = null] = Object.entries(kinds).find(([, pattern]) => pattern.test(name)) ?? [];
  return kind as HeadKind | null;
}
