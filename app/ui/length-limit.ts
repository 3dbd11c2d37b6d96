/**
 * Returns attributes of a one-line field with a limited length. The browser shows a longer text, marks it and refuses it with
 * the sentence, also without scripts; `maxLength` would cut off the end of what is pasted, in silence.
 * @param most maximum number of characters
 */
export function lengthLimit(most: number) {
  return { pattern: `.{0,${most}}`, title: `Najwyżej ${most} znaków` };
}
