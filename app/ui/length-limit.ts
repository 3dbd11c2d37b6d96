/**
 * Returns attributes of a one-line field with a limited length. The browser shows a longer text, marks it and refuses it with
 * the sentence, also without scripts; `maxLength` would cut off the end of what is pasted, in silence.
 * @param most maximum number of characters
 */
export function lengthLimit(most: number) {
  return { pattern: `.{0,${most}}`, title: `Najwyżej ${most} znaków` };
}

/**
 * The same for a text that is stored tidied up: a letter counts once with its accents, however they are written, and so do
 * spaces in a row; those around the text do not count.
 */
export function graphemeLimit(most: number) {
  const grapheme = "(?:\\s+(?=\\S)|[^\\s\\p{M}])\\p{M}*";
  return { ...lengthLimit(most), pattern: `\\s*(?:${grapheme}){0,${most}}\\s*` };
}
