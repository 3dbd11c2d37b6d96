import { isCounting } from "./columns";
import { asked, type Row, readRow, withFinishes } from "./read-row";
import { type Reader, readPieces } from "./roles";
import { isNumber } from "./row";

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
  const isNumbering = isCounting(numbered.flatMap(({ pieces: [first] }) => first?.value ?? []));
  const read = rows.map((row): Row & { isQuoted: boolean } => {
    const isNumbered = isNumbering && numbered.includes(row);
    const pieces = isNumbered
      ? row.pieces.map((piece, at) => (at === 0 ? { ...piece, role: "position" as const } : piece))
      : row.pieces;
    const lines = withFinishes(readRow(row.text, pieces, reader), row.text, reader);
    // What numbers the rows may as well be the quantities, if there are no others.
    const isAsked = (isNumbered && !pieces.some(isNumber)) || /[\u0335-\u0338]/.test(row.text);
    return { ...row, pieces, lines: isAsked ? asked(lines) : lines };
  });
  return withApartAsked(withoutQuotes(read));
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

/** Asks about the codes of which nothing is said, where a row without codes says how many there are. */
function withApartAsked(rows: readonly Row[]): Row[] {
  const isApart = rows.some(
    ({ lines, as, pieces }) => lines.length === 0 && !as && pieces.some(isNumber) && isOnlyAmount(pieces),
  );
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) => (isApart && line.quantity === null ? { ...line, quantity: 0 } : line)),
  }));
}

/** „2 szt.”, „wszystko po 3”. */
const isOnlyAmount = (pieces: Row["pieces"]) =>
  pieces.some(({ role }) => role === "each") ||
  pieces.every(({ type, role }) => type === "sign" || ["quantity", "bare", "unit"].includes(role));
