import { listHeads, roomHeads } from "../export/table";
import { nameOfItem } from "../list/listed-item";
import { readQuantity } from "../list/project-list";
import { type HeadKind, headKind } from "./heads";
import { isFew, isPrice, meansSame } from "./line";
import type { TableCell, TableRow } from "./table.server";
import { isWord } from "./words";

/** Zero-based indexes of a table's columns; `positions` are those that number the rows. */
export type Columns = {
  code: number;
  /** `null` if no column has quantities, "unclear" if several may. */
  quantity: number | "unclear" | null;
  room: number | undefined;
  /** Columns of notes and of the project's name. */
  note: number | undefined;
  project: number | undefined;
  positions: readonly number[];
};

type Kind = "plain" | "marked" | "money" | "unit" | "text";
/** A column; `values` are the numbers of its rows, NaN where there is none. `kind` is that of most of its cells. */
type Column = { place: number; kind: Kind | "empty"; hasNumbers: boolean; values: number[] };

/**
 * Returns the columns of a table, judged by all its rows together.
 * @param heads cells of the head's rows; none if the table has no head
 * @param rows the rows with codes
 */
export function columnsOf(heads: readonly string[][], rows: readonly TableRow[]): Columns {
  const names = heads.length > 0 ? heads : exportedHeads(rows);
  const width = Math.max(...rows.map(({ cells }) => cells.length), ...names.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, place) => columnIn(rows, place));
  const headKinds = columns.map(({ place }) => headKind(names.flatMap((cells) => cells[place] ?? [])));
  const are = (...wanted: (HeadKind | null)[]) =>
    columns.filter(({ place }) => wanted.includes(headKinds[place] ?? null));
  const named = are("quantity");
  const room = are("room")[0]?.place;
  const code = codeColumn(
    rows,
    columns
      .map(({ place }) => place)
      .filter((place) => place !== room && headKinds[place] !== "note" && headKinds[place] !== "project"),
  );
  const counted = named.filter(
    ({ kind, hasNumbers, place }) => place !== code && (hasNumbers || kind === "empty"),
  );
  const free = are(null, "name", "quantity").filter(({ place }) => place !== code);
  const plain = free.filter(({ kind }) => kind === "plain");
  const before = plain.filter(({ place }) => place < code);
  const units = columns.filter(({ kind }) => kind === "unit");
  // A unit stands beside the quantities: numbers that are apart from it are none.
  const numbering = ({ place, values }: Column) =>
    isCounting(
      values,
      plain.length > 1 || (units.length > 0 && units.every((unit) => !areBeside(unit.place, place))),
    );
  const counting = before.filter((column) => numbering(column) === true);
  const isUnclear = before.some((column) => numbering(column) === "unclear");
  const positions = [...are("position"), ...(counted.length > 0 ? [] : counting)];
  const [only, ...others] = counted;
  const guess = () =>
    guessedQuantity(
      free.filter((column) => !positions.includes(column)),
      columns,
    );
  return {
    code,
    quantity: only ? (others.length > 0 ? "unclear" : only.place) : isUnclear ? "unclear" : guess(),
    room,
    note: are("note")[0]?.place,
    project: are("project")[0]?.place,
    positions: positions.map(({ place }) => place),
  };
}

/** Returns the column in which most rows have codes; known codes count double, and so do codes that fill their cell. */
function codeColumn(rows: readonly TableRow[], places: readonly number[]): number {
  const scores = places.map((place) =>
    rows.reduce((sum, { cells }) => {
      const { code, isWhole } = cells[place] ?? {};
      return sum + (code ? (code.item ? 2 : 1) * (isWhole ? 2 : 1) : 0);
    }, 0),
  );
  return places[scores.indexOf(Math.max(...scores))] ?? 0;
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
  return first === step && (hasOthers || (values.length === 2 && "unclear"));
}

/** Returns the column that has quantities although no head says so. */
function guessedQuantity(free: readonly Column[], all: readonly Column[]): Columns["quantity"] {
  const ofKind = (kind: Kind) => free.filter((column) => column.kind === kind);
  const hasMoney = all.some(({ kind }) => kind === "money");
  const isTax = ({ values }: Column) => hasMoney && values.every((value) => value === 23);
  const counts =
    ofKind("marked").length > 0 ? ofKind("marked") : ofKind("plain").filter((one) => !isTax(one));
  const [unit] = all.filter(({ kind }) => kind === "unit");
  const beside = free.filter(({ place }) => unit && areBeside(unit.place, place));
  const rounded = free.filter(({ kind, values }) => kind === "money" && values.every(Number.isInteger));
  const countsBeside = beside.filter((column) => counts.includes(column));
  if (countsBeside.length === 1) return countsBeside[0]?.place ?? null;
  if (counts.length === 0 && unit) {
    const [first] = beside.filter((column) => rounded.includes(column));
    if (first) return first.place < unit.place || beside.length === 1 ? first.place : "unclear";
  }
  if (counts.length === 0)
    return rounded.some(({ values }) => values.every((value) => value < 100)) ? "unclear" : null;
  const [only, ...others] = withoutTotal(counts);
  const isPosition = only?.kind === "plain" && only.values.length > 2 && isCounting(only.values, true);
  if (only && others.length === 0) return isPosition ? "unclear" : only.place;
  const [few, ...moreFew] = counts.filter(({ values }) => values.every(isFew) && !isCounting(values, true));
  const prices = withoutTotal(counts).filter(({ values }) => values.every(isPrice));
  return few && moreFew.length === 0 && prices.length === others.length ? few.place : "unclear";
}

const areBeside = (one: number, other: number) => Math.abs(one - other) === 1;

/** Drops the column that is the product of two others. */
function withoutTotal(columns: readonly Column[]): readonly Column[] {
  const isProduct = (total: Column) =>
    columns.some((one) =>
      columns.some(
        (other) =>
          new Set([total, one, other]).size === 3 &&
          total.values.every((value, row) => value === (one.values[row] ?? 0) * (other.values[row] ?? 0)),
      ),
    );
  return columns.filter((column) => !isProduct(column));
}

function columnIn(rows: readonly TableRow[], place: number): Column {
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
    hasNumbers: kinds.some((one) => one !== "text" && one !== "unit"),
    values: cells.map((cell) => numberOf(cell)),
  };
}

function kindOf({ tokens }: TableCell): Kind {
  const [first, ...others] = tokens;
  if (!first || others.length > 0 || first.kind === "code" || isWord(first)) return "text";
  return first.kind === "sum" ? "money" : first.kind;
}

function numberOf(cell: TableCell | undefined): number {
  const [token] = cell?.tokens ?? [];
  if (token?.kind === "money") return token.value;
  const text = cell?.text.trim() ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Returns the quantity of a cell in the column of quantities; 0 if it has none. */
export function quantityOf(cell: TableCell | undefined): number {
  const [token, ...others] = cell?.tokens ?? [];
  return token?.kind === "marked" && others.length === 0 ? token.value : readQuantity(cell?.text ?? "");
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

/** Replaces all whitespace with plain spaces, because product names contain no-break spaces. */
export function spaced(text: string): string {
  return text.trim().split(/\s+/).join(" ");
}
