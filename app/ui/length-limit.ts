/**
 * Returns attributes of a one-line field with a limited length. The browser accepts a longer text, but marks it and
 * does not submit it, showing the title, even without scripts; `maxLength` would silently cut off the end of pasted
 * text.
 * @param most maximum number of characters
 */
export function lengthLimit(most: number) {
  return { pattern: `.{0,${most}}`, title: `Najwyżej ${most} znaków` };
}
