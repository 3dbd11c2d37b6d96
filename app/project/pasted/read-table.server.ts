import { type Columns, columnsOf, isTextColumn, quantityOf, type ReadAs } from "./columns";
import { type Row, withFinishes } from "./read-row";
import { type Reader, readPieces } from "./roles";
import { isCode, isFinish, linesOfRow, meansSame, quantityIn, type ReadLine } from "./row";
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
    const isParted = (row: TableRow) => row.cells.length > 1 && (heads.length > 0 || !isList(row));
    const coded = rows.filter((row) => isCoded(row) && isParted(row));
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
          // A row too short to reach the quantity column has no quantity.
          const isShort = !isRow && columns?.roles.includes("quantity");
          const text = isRow ? finishTextOf(row, columns) : row.text;
          const whole = isShort ? lines.map((line) => ({ ...line, quantity: line.quantity ?? 0 })) : lines;
          return { ...row, lines: withFinishes(whole, text, reader), pieces };
        }),
      ],
    };
  });
  const { columns, project } = read.reduce((most, part) => (part.count > most.count ? part : most));
  return { rows: read.flatMap((part) => part.rows), columns, project };
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
  const inCell = cells.find((cell) => cell.code === code)?.pieces ?? [];
  const others = inCell.flatMap((piece) =>
    isCode(piece) && !meansSame(piece.code, code) && (piece.code.item || !code.item) ? piece.code.code : [],
  );
  const isElsewhere = known.some((other) => roles[other.at] === null && !meansSame(other.code, code));
  if (others.length > 0 || isElsewhere || inCell.some(({ role }) => role === "doubt"))
    return [line.code, ...new Set(others)].map((one) => ({ ...line, code: one, quantity: 0 }));
  // A price with an unquoted comma shifts all cells after it.
  if (headWidth > 0 && cells.slice(headWidth).some((cell) => cell.text.trim()))
    return [{ ...line, quantity: 0 }];
  if (roles.includes("floor")) return linesOnFloors({ cells }, { roles, heads }, line);
  // A column of units may say that the quantity is in packs; a column of unknown use may say that the row is cancelled.
  const isDoubtful = cells.some(({ pieces }, column) =>
    pieces.some(
      ({ role, hints: [hint] }) =>
        (hint === "doubt" && role === "doubt" && roles[column] === null) ||
        (hint === "pack" &&
          !isTextColumn(roles[column]) &&
          pieces.every((one) => one.type === "sign" || one.hints[0] === "pack")),
    ),
  );
  if (isDoubtful) return [{ ...line, quantity: 0 }];
  const at = roles.indexOf("quantity");
  if (at >= 0) return [{ ...line, quantity: quantityOf(cells[at]) }];
  if (roles.includes("unclear")) return [{ ...line, quantity: 0 }];
  const said = cells.flatMap(({ pieces }, column) =>
    isTextColumn(roles[column]) || ["position", "skipped"].includes(roles[column] ?? "") ? [] : pieces,
  );
  const isNamed = said.some(({ hints }) => hints.includes("doubt"));
  return [{ ...line, quantity: isNamed ? 0 : (linesOfRow(said)[0]?.quantity ?? quantityIn(said)) }];
}

/** Returns a line for each room or floor with a quantity in its column; asks about all if the row's total differs. */
function linesOnFloors(
  { cells }: Pick<TableRow, "cells">,
  { roles, heads }: Pick<Columns, "roles" | "heads">,
  line: Omit<ReadLine, "quantity">,
): ReadLine[] {
  // „0” and „–” are no line.
  const lines = roles.flatMap((role, at) => {
    const room = role === "floor" ? { room: heads[at] || `Kolumna ${at + 1}` } : {};
    return (role === "floor" || role === "quantity") && /[^\s0\p{Pd}]/u.test(cells[at]?.text ?? "")
      ? { ...line, ...room, quantity: quantityOf(cells[at]) }
      : [];
  });
  const sum = lines.reduce((all, { quantity }) => all + quantity, 0);
  const total = cells[roles.indexOf("total")];
  const isWrong = total?.text.trim() && quantityOf(total) !== sum;
  if (lines.length === 0) return [{ ...line, quantity: 0 }];
  return lines.map((one) => (isWrong ? { ...one, quantity: 0 } : one));
}

/** Returns where a row of a table names a finish: in the column of finishes, or else beside the code. */
function finishTextOf({ cells }: TableRow, { roles }: Columns): string {
  const named: ReadAs[] = roles.includes("finish") ? ["finish"] : ["name", "code", null];
  return cells.flatMap(({ text }, at) => (named.includes(roles[at] ?? null) ? text : [])).join(" ");
}
