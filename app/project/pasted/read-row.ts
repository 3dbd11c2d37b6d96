import type { PlacedLine } from "../list/project-list";
import { inNamedFinish, itemByName } from "./finish";
import { codeInside } from "./pieces";
import type { Reader, Said } from "./roles";
import { linesOfRow, quantityIn, type ReadLine } from "./row";

/** What a row without lines is: the head of a table, a room, a sum other than what was read, or a row that orders nothing. */
type RowRole = "head" | "room" | "aside" | "quoted" | "count" | "sum";

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

/** A row while it is read: a line's quantity is `null` until it is certain that nothing is said about it. */
export type Row = Omit<PastedRow, "lines"> & { lines: ReadLine[] };

/** Returns the lines of a row among other words. */
export function readRow(text: string, pieces: readonly Said[], { catalogue, words }: Reader): ReadLine[] {
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

export const asked = (lines: readonly ReadLine[]) => lines.map((line) => ({ ...line, quantity: 0 }));

/** Gives models the finish that their row names; asks about a finish whose row names another one. */
export function withFinishes(lines: readonly ReadLine[], text: string, { catalogue }: Reader): ReadLine[] {
  return lines.map((line) => {
    const found = catalogue.byCode(line.code);
    const item =
      found && found.product.finishes.length > 1 ? inNamedFinish(found.product, text, catalogue) : null;
    if (!found || !item || item.code === found.finish?.code) return line;
    return found.finish ? { ...line, quantity: 0 } : { ...line, code: item.code };
  });
}
