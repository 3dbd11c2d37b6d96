import { findListedItem } from "../list/listed-item";
import type { PlacedLine } from "../list/project-list";
import { inNamedFinish, namesOtherFinish } from "./finish";
import { codeInside } from "./pieces";
import type { Reader, Said } from "./roles";
import { linesOfRow, type ReadLine } from "./row";

/**
 * What a row without lines is: the head of a table, a room or what may be one, a sum other than what was read, or a row
 * that orders nothing.
 */
type RowRole = "head" | "room" | "title" | "aside" | "sum";

/** Returns whether a row without lines is asked about. */
export const isQuestion = (as: RowRole | undefined) => as === undefined || as === "title" || as === "sum";

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

/** Returns the lines of a row of text. A line whose code was found only inside a longer word is asked about. */
export function readRow(text: string, pieces: readonly Said[], { catalogue }: Reader): ReadLine[] {
  const code = pieces.some(({ type }) => type === "code") ? null : codeInside(text, catalogue);
  return code ? [{ code, quantity: 0 }] : linesOfRow(pieces);
}

export const asked = (lines: readonly ReadLine[]) => lines.map((line) => ({ ...line, quantity: 0 }));

/** Gives models the finish that their row names; asks about a row that names one which no line of it has. */
export function withFinishes(lines: readonly ReadLine[], row: string, { catalogue }: Reader): ReadLine[] {
  // Leaves out URLs of lists, whose rooms and notes may name any finish.
  const isAddress = (word: string) => word.includes("/") && word.lastIndexOf("?") > word.indexOf("/");
  const text = row
    .split(/\s/)
    .filter((word) => !isAddress(word))
    .join(" ");
  const finished = lines.map((line) => {
    const found = findListedItem(line.code, catalogue);
    const isModel = found && "product" in found && !found.finish;
    const item = isModel ? inNamedFinish(found.product, text, catalogue) : null;
    return item ? { ...line, code: item.code } : line;
  });
  const codes = finished.map(({ code }) => code);
  return namesOtherFinish(text, codes, catalogue) ? asked(finished) : finished;
}
