import { isBelow, isCounting } from "./columns";
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
  const firsts = rows.flatMap((row) => {
    const [first, second] = row.pieces;
    const isFirst = first?.type === "number" && second && (first.value > 0 || isBelow(first.text));
    return isFirst && ["bare", "position"].includes(first.role) ? { row, ...first } : [];
  });
  const isNumbering = isCounting(firsts.flatMap(({ value }) => value || []));
  const numbered = firsts.flatMap(({ row, role }) => (role === "bare" ? row : []));
  const read = rows.map((row): Row & { isQuoted: boolean } => {
    const isNumbered = isNumbering && numbered.includes(row);
    const pieces = isNumbered
      ? row.pieces.map((piece, at) => (at === 0 ? { ...piece, role: "position" as const } : piece))
      : row.pieces;
    const lines = withFinishes(readRow(row.text, pieces, reader), row.text, reader);
    // Numbers that seem to number the rows may just as well be quantities, if there are no others.
    const isAsked = (isNumbered && !pieces.some(isNumber)) || /[\u0335-\u0338]/.test(row.text);
    return { ...row, pieces, lines: isAsked ? asked(lines) : lines };
  });
  const hasLines = (isQuoted: boolean) =>
    read.some((row) => row.isQuoted === isQuoted && row.lines.length > 0);
  // A reply above a quoted order may repeat that order or change it, so all lines are asked about.
  const isMixed = hasLines(true) && hasLines(false);
  return withApartAsked(isMixed ? read.map((row) => ({ ...row, lines: asked(row.lines) })) : read);
}

/** Asks about codes without a quantity, if a row without codes says how many there are. */
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
