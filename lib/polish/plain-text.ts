/**
 * Returns what was typed or pasted into a field, or stands in a query, without invisible characters. Invisible
 * separators become spaces, line ends `\n`; tabs, which separate cells, stay.
 */
export function plainTyped(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .replace(/[^\P{C}\n\t]/gu, "");
}

/** Like {@link plainTyped}, but without tabs, and without spaces around the text. */
export function plainLines(text: string): string {
  return plainTyped(text).replaceAll("\t", " ").trim();
}

/** Like {@link plainLines}, but on one line with single spaces, because the text may become a part of a mail header. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\s+/g, " ").trim();
}

/**
 * Returns the text of a file that people edit without what programs leave in it: line ends of Windows, separators that
 * look like line ends but are not, and invisible characters, some of which XML forbids or readers interpret as a change
 * of direction.
 */
export function plainSource(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
    .replace(/[^\P{Cc}\t\n]|[\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu, "");
}
