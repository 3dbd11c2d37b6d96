import { lengthLimit } from "~/ui/length-limit";

/**
 * Returns the attributes of a field for a text that the list stores tidied up: a letter counts once with its accents, however
 * they are written, and so do spaces in a row; those around the text do not count.
 * @param most maximum number of characters
 */
export function graphemeLimit(most: number) {
  const grapheme = "(?:\\s+(?=\\S)|[^\\s\\p{M}])\\p{M}*";
  return { ...lengthLimit(most), pattern: `\\s*(?:${grapheme}){0,${most}}\\s*` };
}
