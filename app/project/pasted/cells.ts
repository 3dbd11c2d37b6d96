/** Cell delimiters, highest priority first. A row is split only at the highest-priority delimiter that it contains. */
const separators = ["\t", ";", "|"] as const;

/** Yields each row of the text with its start offset, skipping a leading byte order mark (BOM). */
export function* rowsOf(text: string): Generator<{ row: string; start: number }> {
  const rowEnd = /\r\n?|\n/g;
  let start = text.startsWith("\ufeff") ? 1 : 0;
  while (start < text.length) {
    rowEnd.lastIndex = start;
    const end = rowEnd.exec(text);
    yield { row: text.slice(start, end?.index), start };
    start = end ? rowEnd.lastIndex : text.length;
  }
}

/**
 * Splits a row that was copied from a spreadsheet or written as CSV (RFC 4180) into cells. Quoted cells may contain
 * delimiters.
 */
export function cellsOf(row: string): string[] {
  const separator = separators.find((one) => row.includes(one));
  if (!separator) return [row];
  const cells: string[] = [];
  for (let at = 0; at <= row.length; ) {
    const quoted = quotedCell(row, at, separator);
    const end = quoted?.end ?? endOf(row, separator, at);
    cells.push(quoted?.text ?? row.slice(at, end));
    at = end + 1;
  }
  return cells.map(withoutTextMark);
}

/** Returns the quoted cell at `start`; null if no quote opens there, or if no closing quote ends the cell. */
function quotedCell(row: string, start: number, separator: string): { text: string; end: number } | null {
  if (row[start] !== '"') return null;
  let end = start + 1;
  while (end < row.length && (row[end] !== '"' || row[end + 1] === '"')) end += row[end] === '"' ? 2 : 1;
  const isEnd = row[end] === '"' && (end + 1 === row.length || row[end + 1] === separator);
  return isEnd ? { text: row.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 } : null;
}

function endOf(row: string, separator: string, from: number): number {
  const end = row.indexOf(separator, from);
  return end < 0 ? row.length : end;
}

/** Removes the apostrophe that this site's CSV export adds to prevent formula injection. */
function withoutTextMark(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, "");
}
