import { listHeads, roomHeads } from "../export/table";
import { nameOfItem } from "../list/listed-item";
import { readQuantity } from "../list/project-list";
import type { Corrections } from "./corrections";
import type { ColumnRole } from "./order-words.server";
import type { Reader } from "./roles";
import { meansSame } from "./row";
import type { TableCell, TableRow } from "./table.server";

/** What a column is read as: what its head says, a room or floor whose quantities it has, or their sum. */
export type ReadAs = ColumnRole | "floor" | "total" | "unclear" | null;

/**
 * Columns of a table by their place, from 0. `unclear` are columns any of which may have the quantities; of a column that
 * is `null`, nobody knows what it has.
 */
export type Columns = { roles: ReadAs[]; heads: string[]; code: number };

type Kind = "plain" | "marked" | "money" | "unit" | "text" | "empty";
/**
 * A column; `values` are the numbers of its rows, NaN where there is none. `kind` is that of most of its cells. `isAmount`
 * is true if its head names an amount that is not what is ordered: „Ilość opak.”, „Ilość dostępna”.
 */
type Column = { place: number; kind: Kind; values: number[]; role: ReadAs; isAmount: boolean };

/**
 * Returns what the columns of a table have, judged by their heads and by all rows together.
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
    // „Pomieszczenie” has the rooms' names, „Pomieszczenie 2” is one.
    const isFloor =
      (role === null || role === "room") &&
      headsAt(place).some((head) => isRoom(head, words) && (role === null || /\S\s+\S/.test(head)));
    const column = columnIn(rows, place);
    const isTotal = headsAt(place).some((head) => words.hintsOf(head.trim()).includes("total"));
    const hasCounts = column.kind === "plain" || column.kind === "marked";
    return {
      ...column,
      isAmount: isSkipped && roles.flat().includes("quantity") && hasCounts,
      role:
        choices("column", place) ?? (isTotal && hasCounts ? "total" : isFloor && hasCounts ? "floor" : role),
    };
  });
  const code = codeColumn(rows, columns, choices);
  const quantities = quantityColumns(columns, code, choices);
  const amounts = columns.filter(({ isAmount }) => isAmount && quantities.found.length === 0);
  quantities.found.push(...[...amounts, ...amounts].map(({ place }) => place));
  const roles = columns.map(({ place, role }): ReadAs => {
    if (place === code) return "code";
    if (quantities.positions.includes(place)) return "position";
    if (quantities.found.includes(place)) return quantities.found.length > 1 ? "unclear" : "quantity";
    return role === "quantity" || role === "code" ? "skipped" : role;
  });
  return { roles, code, heads: columns.map(({ place }) => headsAt(place).join(" ")) };
}

/** Returns whether a column has what people call things, whatever numbers are in it. */
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

/** Returns the columns that have the quantities, several if it is not clear which, and those that number the rows. */
function quantityColumns(
  columns: readonly Column[],
  code: number,
  choices: Corrections,
): { found: number[]; positions: number[] } {
  const placesOf = (some: readonly Column[]) => some.map(({ place }) => place);
  const said = columns.filter(({ place }) => choices("column", place) === "quantity");
  const floors = columns.filter(({ role }) => role === "floor");
  const positions = columns.filter(({ role }) => role === "position");
  if (said.length > 0 || floors.length > 0) return { found: placesOf(said), positions: placesOf(positions) };
  const named = columns.filter(
    ({ place, role, kind }) => role === "quantity" && place !== code && kind !== "text" && kind !== "unit",
  );
  const free = columns.filter(
    ({ place, role }) => place !== code && (role === null || role === "name" || role === "quantity"),
  );
  if (named.length > 0) return { found: placesOf(provenBy(named, columns)), positions: placesOf(positions) };
  const units = columns.filter(({ kind }) => kind === "unit");
  const isBeside = ({ place }: Column) => units.some((unit) => Math.abs(unit.place - place) === 1);
  const plain = free.filter(({ kind }) => kind === "plain");
  const others = plain.length > 1 || (units.length > 0 && !plain.every(isBeside));
  const counting = plain.filter(
    (column) => column.place < code && isCounting(column.values, others) === true,
  );
  if (plain.some((column) => column.place < code && isCounting(column.values, others) === "unclear"))
    return { found: placesOf([...plain, ...plain]), positions: [] };
  const rest = free.filter((column) => !counting.includes(column));
  return {
    found: placesOf(guessed(rest, columns, isBeside)),
    positions: placesOf([...positions, ...counting]),
  };
}

/** Returns the columns that may have the quantities although no head says so. */
function guessed(
  free: readonly Column[],
  all: readonly Column[],
  isBeside: (column: Column) => boolean,
): readonly Column[] {
  const marked = free.filter(({ kind }) => kind === "marked");
  const counts =
    marked.length > 0
      ? marked
      : free.filter(({ kind, values }) => kind === "plain" && !values.every((value) => value === 23));
  const rounded = free.filter(({ kind, values }) => kind === "money" && values.every(Number.isInteger));
  const candidates = counts.length > 0 ? counts : rounded;
  const proven = provenBy(candidates, all);
  const beside = proven.filter(isBeside);
  if (beside.length === 1) return beside;
  if (counts.length === 0)
    return rounded.some(({ values }) => values.every((value) => value < 100)) ? [...rounded, ...rounded] : [];
  const [only, ...others] = proven;
  // Numbers that only count the rows may be their positions.
  const isPosition = only?.kind === "plain" && only.values.length > 2 && isCounting(only.values, true);
  return only && others.length === 0 && isPosition ? [only, only] : proven;
}

/** Leaves those columns that a price and a value prove to be quantities; all of them if there is no proof. */
function provenBy(candidates: readonly Column[], all: readonly Column[]): readonly Column[] {
  const isProduct = (one: Column, other: Column, total: Column) =>
    new Set([one, other, total]).size === 3 &&
    total.values.every(
      (value, row) => Math.abs(value - (one.values[row] ?? 0) * (other.values[row] ?? 0)) < 0.005,
    ) &&
    !one.values.every((value) => value === 1) &&
    !other.values.every((value) => value === 1);
  const proven = candidates.filter((one) =>
    all.some(
      (price) =>
        price.values.some((value, row) => value > (one.values[row] ?? 0)) &&
        all.some((total) => isProduct(one, price, total)),
    ),
  );
  const totals = candidates.filter((total) =>
    all.some((one) => all.some((other) => isProduct(one, other, total))),
  );
  if (proven.length === 1) return proven;
  return candidates.filter((column) => !totals.includes(column));
}

/**
 * Returns whether the numbers before the codes merely number the rows: 1, 2, 3 or 10, 20, 30. If there are no other
 * numbers, 1 and 2 in a text of two rows may as well be quantities: that is "unclear".
 */
export function isCounting(values: readonly number[], hasOthers: boolean): boolean | "unclear" {
  const [first = 0, second = first + 1] = values;
  const step = second - first;
  if (step <= 0 || values.some((value, at) => value !== first + at * step)) return false;
  if (values.length > 2) return true;
  return [1, 10, 100].includes(first) && first === step && (hasOthers || (values.length === 2 && "unclear"));
}

function columnIn(rows: readonly TableRow[], place: number): Omit<Column, "role" | "isAmount"> {
  const cells = rows.map(({ cells }) => cells[place]);
  const kinds = cells.flatMap((cell) => (cell?.text.trim() ? kindOf(cell) : []));
  const isMost = (kind: Kind) => kinds.filter((one) => one === kind).length * 2 > kinds.length;
  const kind =
    (["unit", "text"] as const).find(isMost) ??
    (["money", "marked"] as const).find((one) => kinds.includes(one)) ??
    (kinds.length > 0 ? "plain" : "empty");
  return { place, kind, values: cells.map((cell) => amountOf(cell?.text ?? "")) };
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

function amountOf(text: string): number {
  const digits = text
    .replace(/\s(?=\d{3})/g, "")
    .replace(/[^\d.,]/g, "")
    .replace(/[.,](?=\d{3})/g, "")
    .replace(",", ".");
  return digits === "" ? Number.NaN : Number(digits);
}

/** Returns the quantity of a cell in a column of quantities; 0 if it has none, or none that is clear. */
export function quantityOf(cell: TableCell | undefined): number {
  const [number, ...others] =
    cell?.pieces.filter(({ role }) => role === "quantity" || role === "bare" || role === "doubt") ?? [];
  return number?.role === "quantity" && others.length === 0 ? number.value : readQuantity(cell?.text ?? "");
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
