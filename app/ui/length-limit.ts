/**
 * Returns attributes of a one-line field with a limited length. The browser shows a longer text, marks it and refuses it with
 * the sentence, also without scripts; `maxLength` would cut off the end of what is pasted, in silence. A letter counts once
 * with its accents, however they are written, and so do spaces in a row; those around the text do not count.
 * @param most maximum number of characters
 */
export function lengthLimit(most: number) {
  return {
    pattern: `\\s*(?:(?:\\s+(?=\\S)|[^\\s\\p{M}])\\p{M}*){0,${most}}\\s*`,
    title: `Najwyżej ${most} znaków`,
  };
}
