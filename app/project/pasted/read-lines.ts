import { isCounting } from "./columns";
import { asked, type Row, readRow, withFinishes } from "./read-row";
import { type Reader, readPieces } from "./roles";

/** Reads a text whose rows have codes and quantities among other words. */
export function readLines(texts: readonly string[], reader: Reader): Row[] {
  const rows = texts.flatMap((text, at) => {
    const body = text.replace(/^(?:\s*>)+/, (quote) => " ".repeat(quote.length));
    return text.trim()
      ? {
          number: at + 1,
          text,
          isQuoted: body !== text,
          pieces: readPieces(body, reader),
        }
      : [];
  });
  const numbered = rows.filter(
    ({ pieces: [first, second] }) => first?.type === "number" && first.role === "bare" && second,
  );
  // „1.1” and „1.2” are between 1 and 2.
  const whole = numbered.flatMap(({ pieces: [first] }) => first?.value || []);
  const counting = isCounting(
    whole.length > 0 ? whole : numbered.map(({ pieces: [first] }) => Number(first?.text.split(".").at(-1))),
    numbered.every(({ pieces }) =>
      pieces.some(({ role }, at) => at > 0 && (role === "bare" || role === "quantity")),
    ),
  );
  const read = rows.map((row): Row & { isQuoted: boolean } => {
    const isNumbered = counting !== false && numbered.length > 1 && numbered.includes(row);
    const pieces = isNumbered
      ? row.pieces.map((piece, at) => (at === 0 ? { ...piece, role: "position" as const } : piece))
      : row.pieces;
    const lines = withFinishes(readRow(row.text, pieces, reader), row.text, reader);
    const isAsked = (isNumbered && counting === "unclear") || /[\u0335-\u0338]/.test(row.text);
    return { ...row, pieces, lines: isAsked ? asked(lines) : lines };
  });
  return withSaidForAll(withCountsBelow(withoutQuotes(read)));
}

/** Leaves out what is quoted if the answer above it names the same code; what it says of that code is asked about. */
function withoutQuotes(rows: readonly (Row & { isQuoted: boolean })[]): Row[] {
  const codesOf = (isQuoted: boolean) =>
    new Set(
      rows.filter((row) => row.isQuoted === isQuoted).flatMap(({ lines }) => lines.map(({ code }) => code)),
    );
  const [written, quoted] = [codesOf(false), codesOf(true)];
  return rows.map(({ isQuoted, ...row }) => {
    if (isQuoted && row.lines.length > 0 && row.lines.every(({ code }) => written.has(code)))
      return { ...row, lines: [], as: "quoted" };
    return {
      ...row,
      lines: row.lines.map((line) => (!isQuoted && quoted.has(line.code) ? { ...line, quantity: 0 } : line)),
    };
  });
}

/**
 * Adds quantities that are on a separate row below their code (`2 szt.`). If it is unclear to which code a number
 * belongs, or whether it is a quantity, the visitor has to fill in the quantity.
 */
function withCountsBelow(rows: readonly Row[]): Row[] {
  const isCount = ({ pieces }: Row) =>
    pieces.some(({ role }) => role === "quantity" || role === "bare") &&
    pieces.every(({ type, role }) => type === "sign" || ["quantity", "bare", "unit"].includes(role));
  const isOrder = ({ lines }: Row) => lines.length > 0;
  const first = rows.find((row) => isOrder(row) || isCount(row));
  if (!first || !rows.some(isCount)) return [...rows];
  const taken = new Set<Row>();
  let below: Row[] = [];
  const read = rows.toReversed().map((row) => {
    const counts = below;
    if (isOrder(row)) below = [];
    else if (isCount(row)) below = [row, ...below];
    const [count, ...others] = counts;
    if (!isOrder(row) || row.lines.some(({ quantity }) => quantity !== null) || (!count && isOrder(first)))
      return row;
    const number = count?.pieces.find(({ role }) => role === "quantity");
    if (!count || others.length > 0 || !isOrder(first) || !number) return { ...row, lines: asked(row.lines) };
    taken.add(count);
    return { ...row, lines: row.lines.map((line) => ({ ...line, quantity: number.value })) };
  });
  return read.toReversed().map((row) => (taken.has(row) ? { ...row, as: "count" } : row));
}

/**
 * Applies a row without codes that says how many of all there are („wszystko po 2 szt.”) to codes that stand alone; asks
 * about them where it says more.
 */
function withSaidForAll(rows: readonly Row[]): Row[] {
  const isSaid = ({ lines, as, pieces }: Row) =>
    lines.length === 0 &&
    !as &&
    !pieces.some(({ hints }) => hints.includes("total")) &&
    pieces.some(({ role }) => role === "each") &&
    pieces.some(({ value }) => value > 0);
  const said = rows.filter(isSaid);
  if (said.length === 0) return [...rows];
  const spoken = said.flatMap(({ pieces }) => pieces.filter(({ type }) => type !== "sign"));
  const [number, ...others] = spoken.filter(({ role }) => role !== "each" && role !== "unit");
  const isClear = number?.role === "quantity" && others.length === 0;
  const quantity = isClear ? number.value : 0;
  return rows.map((row) => ({
    ...row,
    ...(isClear && said.includes(row) && { as: "count" }),
    lines: row.lines.map((line) => ({ ...line, quantity: line.quantity ?? quantity })),
  }));
}
