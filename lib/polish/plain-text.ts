/**
 * Returns a typed or pasted text without invisible characters. Those that separate, such as the tab between two cells,
 * become spaces; line ends become `\n`.
 */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[^\P{C}\n]/gu, "")
    .trim();
}

/** The same on one line, with single spaces: the text may become a part of a mail header. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\s+/g, " ").trim();
}

/**
 * Returns the text of a file that people edit without what programs leave in it: a byte order mark, line ends of
 * Windows, and separators that look like line ends but are not.
 */
export function plainSource(text: string): string {
  return text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0085\u2028\u2029]/g, " ");
}
