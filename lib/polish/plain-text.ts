/**
 * Returns a typed or pasted text without characters that nobody sees. One that separates, such as the tab between two
 * cells, becomes a space; line ends become `\n`.
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
