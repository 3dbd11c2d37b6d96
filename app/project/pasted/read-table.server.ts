import { type Columns, columnsOf, isTextColumn, quantityOf, type ReadAs } from "./columns";
import { type Row, withFinishes } from "./read-row";
import { type Reader, readPieces } from "./roles";
import { isFinish, linesOfRow, meansSame, quantityIn, type ReadLine } from "./row";
import { isBlank, isCoded, isHead, isList, type TableRow } from "./table.server";

/** Reads a table part by part: each head begins one. */
export function readTable(
  table: readonly TableRow[],
  reader: Reader,
): { rows: Row[]; columns: Columns | null; project: string } {
  const parts: { heads: TableRow[]; rows: TableRow[] }[] = [{ heads: [], rows: [] }];
  for (const row of table.filter((one) => !isBlank(one))) {
    const last = parts.at(-1);
    if (!isHead(row, reader)) last?.rows.push(row);
    else if (last && !last.rows.some(isCoded)) last.heads.push(row);
    else parts.push({ heads: [row], rows: [] });
  }
  const read = parts.map(({ heads, rows }) => {
    const coded = rows.filter((row) => isCoded(row) && isInColumns(row, heads.length > 0));
    const names = heads.map(({ cells }) => cells.map(({ text }) => text));
    const columns = coded.length > 0 ? columnsOf(names, coded, reader) : null;
    const widest = Math.max(0, ...names.map(({ length }) => length));
    return {
      columns,
      count: coded.length,
      project: coded[0]?.cells[columns?.roles.indexOf("project") ?? -1]?.text.trim() ?? "",
      rows: [
        ...heads.map((row): Row => ({ ...row, lines: [], pieces: [], as: "head" })),
        ...rows.map((row): Row => {
          const pieces = row.cells.flatMap((cell) => cell.pieces);
          const isRow = columns && coded.includes(row);
          const lines = isRow
            ? linesInColumns(row, columns, widest)
            : linesOfRow(row.cells.length > 1 ? readPieces(row.text, reader) : pieces);
          const text = isRow ? finishTextOf(row, columns) : row.text;
          return { ...row, lines: withFinishes(lines, text, reader), pieces };
        }),
      ],
    };
  });
  const { columns, project } = read.reduce((most, part) => (part.count > most.count ? part : most));
  return { rows: read.flatMap((part) => part.rows), columns, project };
}

/** Returns whether a row is to be read by the columns of its table. */
function isInColumns(row: TableRow, hasHead: boolean): boolean {
  return row.cells.length > 1 && (hasHead || !isList(row));
}

function linesInColumns(
  { cells }: TableRow,
  { roles, heads, code: place }: Columns,
  headWidth: number,
): ReadLine[] {
  const textIn = (role: ReadAs) => cells[roles.indexOf(role)]?.text.trim() ?? "";
  const codes = cells.flatMap(({ code, isWhole }, at) =>
    code && !isTextColumn(roles[at]) ? { at, code, isWhole } : [],
  );
  const known = codes.filter(({ code }) => code.item);
  const { code } =
    [known, codes].flatMap((some) => some.find(({ at }) => at === place) ?? some[0] ?? [])[0] ?? {};
  if (!code) return [];
  const finish = known.find(
    (other) => other.isWhole && !other.code.lines && isFinish(other.code.item) && meansSame(other.code, code),
  );
  const room = textIn("room");
  const note = textIn("note");
  const line = { code: finish?.code.code ?? code.code, ...(room && { room }), ...(note && { note }) };
  // A price with an unquoted comma shifts all cells after it.
  if (headWidth > 0 && cells.slice(headWidth).some((cell) => cell.text.trim()))
    return [{ ...line, quantity: 0 }];
  if (roles.includes("floor")) return linesOnFloors({ cells }, { roles, heads }, line);
  const isPacked = cells.some(
    ({ pieces: [unit, ...more] }) =>
      unit?.hints.includes("pack") && more.every(({ type }) => type === "sign"),
  );
  if (isPacked || roles.includes("unclear")) return [{ ...line, quantity: 0 }];
  const at = roles.indexOf("quantity");
  if (at >= 0) return [{ ...line, quantity: quantityOf(cells[at]) }];
  const said = cells.flatMap(({ pieces }, column) =>
    isTextColumn(roles[column]) || ["position", "skipped"].includes(roles[column] ?? "") ? [] : pieces,
  );
  const isNamed = said.some(({ hints }) => hints.includes("doubt"));
  return [{ ...line, quantity: isNamed ? 0 : (linesOfRow(said)[0]?.quantity ?? quantityIn(said)) }];
}

/** Returns a line for each room or floor in whose column there is a quantity; asks where their sum says another one. */
function linesOnFloors(
  { cells }: Pick<TableRow, "cells">,
  { roles, heads }: Pick<Columns, "roles" | "heads">,
  line: Omit<ReadLine, "quantity">,
): ReadLine[] {
  const lines = roles.flatMap((role, at) =>
    role === "floor" && cells[at]?.text.trim()
      ? { ...line, room: heads[at] ?? "", quantity: quantityOf(cells[at]) }
      : [],
  );
  const sum = lines.reduce((all, { quantity }) => all + quantity, 0);
  const total = cells[roles.indexOf("total")];
  const isWrong = total?.text.trim() && quantityOf(total) !== sum;
  return lines
    .filter(({ quantity, room }) => quantity > 0 || cells[heads.indexOf(room)]?.text.trim() !== "0")
    .map((one) => (isWrong ? { ...one, quantity: 0 } : one));
}

/** Returns where a row of a table names a finish: in the column of finishes, or else beside the code. */
function finishTextOf({ cells }: TableRow, { roles }: Columns): string {
  const named: ReadAs[] = roles.includes("finish") ? ["finish"] : ["name", "code", null];
  return cells.flatMap(({ text }, at) => (named.includes(roles[at] ?? null) ? text : [])).join(" ");
}
