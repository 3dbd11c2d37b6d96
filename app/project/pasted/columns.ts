import { listHeads, roomHeads } from "../export/table";
import { nameOfItem } from "../list/listed-item";
import { readQuantity } from "../list/project-list";
import type { Corrections } from "./corrections";
import type { ColumnRole } from "./order-words.server";
import type { Reader } from "./roles";
import { meansSame } from "./row";
import type { TableCell, TableRow } from "./table.server";

/**
 * What a column is read as: what its head says; the quantities of a room or floor; their sum; unclear; or unknown
 * (`null`).
 */
export type ReadAs = ColumnRole | "floor" | "total" | "unclear" | null;

/** The columns of a table by their position, from 0. Each `unclear` column may have the quantities. */
export type Columns = { roles: ReadAs[]; heads: string[]; code: number };

type Kind = "plain" | "marked" | "money" | "unit" | "text" | "empty";
/**
 * A column; `values` are the numbers of its rows, 0 where there is none. `kind` is that of most of its cells. `isAmount`
 * is true if its head names an amount that is not what is ordered: „Ilość opak.”, „Ilość dostępna”.
 */
type Column = { place: number; kind: Kind; values: number[]; role: ReadAs; isAmount: boolean };

/**
 * Returns what the columns of a table have, judged by their heads and by all rows together. An answer of the visitor
 * about one column does not settle the questions about the others.
 * @param heads cells of the head's rows; none if the table has no head
 * @param rows the rows with codes
 */
export function columnsOf(
  heads: readonly string[][],
  rows: readonly TableRow[],
  { words, choices }: Reader,
): Columns {
  const names = heads.length > 0 ? heads : exportedHeads(rows);
  const width = Math.max(...rows.map(({ cells }) => cells.length), ...names.map(({ length }) => length));
  const headsAt = (place: number) => names.flatMap((cells) => cells[place]?.trim() || []);
  const columns = Array.from({ length: width }, (_, place): Column => {
    const roles = headsAt(place).map(words.columnRoles);
    const isSkipped = roles.some(([first]) => first === "skipped");
    const role = isSkipped ? "skipped" : (roles.findLast(({ length }) => length > 0)?.[0] ?? null);
    // A column „Pomieszczenie” has the names of rooms; „Pomieszczenie 2” is the name of a room.
    const isFloor =
      (role === null || role === "room") &&
      headsAt(place).some((head) => isRoom(head, words) && (role === null || /\S\s+\S/.test(head)));
    const column = columnIn(rows, place);
    const isTotal = headsAt(place).some((head) => words.hintsOf(head.trim()).includes("total"));
    const hasCounts = column.kind === "plain" || column.kind === "marked";
    const filled = rows.flatMap(({ cells }) => (cells[place]?.text.trim() ? cells[place] : []));
    const hasRooms =
      names.length === 0 &&
      filled.length > 0 &&
      filled.every(({ code, pieces }) => !code && pieces.some(({ hints }) => hints.includes("room")));
    return {
      ...column,
      isAmount: isSkipped && roles.flat().includes("quantity") && hasCounts,
      role: hasRooms ? "room" : isTotal && hasCounts ? "total" : isFloor && hasCounts ? "floor" : role,
    };
  });
  const code = codeColumn(rows, columns, choices);
  const { found, isClear } = quantityColumns(columns, code);
  const isSaid = columns.some(({ place }) => choices("column", place) === "quantity");
  const roles = columns.map(({ place, role }): ReadAs => {
    const chosen = place === code ? "code" : choices("column", place);
    if (chosen) return chosen;
    if (found.includes(place)) return !isClear ? "unclear" : isSaid ? "skipped" : "quantity";
    return role === "quantity" || role === "code" ? "skipped" : role;
  });
  const isOnFloors = roles.includes("floor");
  return {
    roles: roles.map((role) => (role === "quantity" && isOnFloors && !isSaid ? "total" : role)),
    code,
    heads: columns.map(({ place }) => headsAt(place).join(" ")),
  };
}

/** Returns whether a column has names or descriptions, whatever numbers are in it. */
export function isTextColumn(role: ReadAs | undefined): boolean {
  return role === "room" || role === "note" || role === "project";
}

function isRoom(head: string, words: Reader["words"]): boolean {
  return head.split(/[\s./]+/).some((word) => words.hintsOf(word).includes("room"));
}

/** Returns the column in which most rows have codes; known codes count double, and so do codes that fill their cell. */
function codeColumn(rows: readonly TableRow[], columns: readonly Column[], choices: Corrections): number {
  const said = columns.find(({ place }) => choices("column", place) === "code");
  if (said) return said.place;
  const places = columns.flatMap(({ place, role }) => (isTextColumn(role) ? [] : place));
  const scores = places.map((place) =>
    rows.reduce((sum, { cells }) => {
      const { code, isWhole } = cells[place] ?? {};
      return sum + (code ? (code.item ? 2 : 1) * (isWhole ? 2 : 1) : 0);
    }, 0),
  );
  return places[scores.indexOf(Math.max(...scores))] ?? 0;
}

/**
 * Returns the columns that have the quantities, several if it is not clear which. A head or a unit beside the numbers
 * tells; without either, it is clear only if there is a single column of small numbers.
 */
function quantityColumns(columns: readonly Column[], code: number): { found: number[]; isClear: boolean } {
  const result = (found: readonly Column[], isClear: boolean) => ({
    found: found.map(({ place }) => place),
    isClear: isClear && found.length === 1,
  });
  const others = columns.filter(({ place }) => place !== code);
  const named = others.filter(({ role }) => role === "quantity");
  const counted = named.filter(({ kind }) => kind !== "text" && kind !== "unit");
  if (named.length > 0) return result(counted.length > 0 ? counted : named.slice(0, 1), true);

  const free = others.filter(({ role }) => role === null || role === "name");
  const numbers = free.filter(
    ({ kind, values }) =>
      kind === "plain" || (kind === "money" && values.every((value) => value > 0 && value < 100)),
  );
  const marked = free.filter(({ kind }) => kind === "marked");
  const units = columns.filter(({ kind }) => kind === "unit");
  const isBeside = ({ place }: Column) => units.some((unit) => Math.abs(unit.place - place) === 1);
  const said = marked.length > 0 ? marked : numbers.filter(isBeside);
  const amounts = columns.filter(({ isAmount }) => isAmount);
  const hasOthers = amounts.length > 0 || columns.some(({ role }) => role === "floor");
  if (said.length === 1) return result(said, !hasOthers);

  // Leaves out columns that number the rows: 1, 2, 3 or 10, 20, 30.
  const rest = numbers.filter(({ place, values }) => place > code || !isCounting([0, ...values]));
  const candidates = [...(rest.length > 0 ? rest : numbers), ...marked, ...amounts];
  const [only] = rest;
  const mayNumber = only && (only.place < code || rest.length < numbers.length) && isCounting(only.values);
  return result(candidates, !hasOthers && only?.kind === "plain" && !mayNumber);
}

/** „1.1” numbers a row below that of „1”. */
export const isBelow = (text: string) => /^\d+\.[1-9]$/.test(text.trim());

/** Returns whether numbers before codes may merely number the rows: 1, 2, 3 or 10, 20, 30. */
export function isCounting(values: readonly number[]): boolean {
  const [first = 0, second = 0] = values;
  const step = second - first;
  return [1, 10, 100].includes(step) && values.every((value, at) => value === first + at * step);
}

function columnIn(rows: readonly TableRow[], place: number): Omit<Column, "role" | "isAmount"> {
  const cells = rows.map(({ cells }) => cells[place]);
  const kinds = cells.flatMap((cell) => (cell?.text.trim() ? kindOf(cell) : []));
  const isMost = (kind: Kind) => kinds.filter((one) => one === kind).length * 2 > kinds.length;
  const kind =
    (["unit", "text"] as const).find(isMost) ??
    (["money", "marked"] as const).find((one) => kinds.includes(one)) ??
    (kinds.length > 0 ? "plain" : "empty");
  return {
    place,
    kind,
    values: cells.flatMap((cell) => (isBelow(cell?.text ?? "") ? [] : readQuantity(cell?.text ?? ""))),
  };
}

function kindOf({ pieces }: TableCell): Kind {
  const roles = pieces.flatMap(({ type, role }) => (type === "sign" ? [] : role));
  const words = pieces.filter(({ type, role }) => (type === "word" && role === "text") || type === "name");
  if (roles.every((role) => role === "unit")) return "unit";
  if (roles.some((role) => role === "price" || role === "discount")) return "money";
  if (words.length > 0 || roles.some((role) => role !== "quantity" && role !== "bare" && role !== "unit"))
    return "text";
  return roles.includes("quantity") ? "marked" : "plain";
}

/** Returns the quantity of a cell in a column of quantities; 0 if it has none, or none that is clear. */
export function quantityOf(cell: TableCell | undefined): number {
  const pieces = cell?.pieces ?? [];
  const [number, ...others] = pieces.filter(({ role }) => ["quantity", "bare", "doubt"].includes(role));
  const isClear = number?.role === "quantity" || (number?.role === "bare" && pieces.length === 1);
  return number && isClear && others.length === 0 ? number.value : readQuantity(cell?.text ?? "");
}

/**
 * Returns the heads of this site's own table for rows that were copied from it without them: its rows have as many
 * cells, and the EAN and the name of the code. Returns none for other rows.
 */
function exportedHeads(rows: readonly TableRow[]): string[][] {
  const names = [listHeads, roomHeads].find((heads) => {
    const places = ["Numer katalogowy", "EAN", "Nazwa"].map((head) => heads.indexOf(head));
    return rows.every(({ cells }) => {
      const [code, gtin, name] = places.map((place) => cells[place]);
      if (cells.length !== heads.length || !code?.code) return false;
      const item = code.code.item;
      const isOwnEan = gtin?.text.trim() === "" || (gtin?.code && meansSame(gtin.code, code.code));
      return isOwnEan && spaced(name?.text ?? "") === spaced(item ? nameOfItem(item) : "");
    });
  });
  return names ? [[...names]] : [];
}

/** Replaces what names contain and PDFs or spreadsheets do not keep: no-break spaces, word joiners and the inch sign. */
export function spaced(text: string): string {
  return text.replaceAll("\u2060", "").replaceAll("″", '"').trim().split(/\s+/).join(" ");
}
