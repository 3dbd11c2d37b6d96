/** Matches the beginning of sizes and standards (`DN50`, `PN16`), which look like codes of many brands but never are. */
const noCode = /^(?:dn|pn|en|iso)\d/i;

/**
 * Returns a function that tells whether a word that somebody typed looks like a catalogue number: in any case, with the
 * separators of the pattern, with others or with none. `LR-120-CH` and `lr120ch` do; `250mm` and `DN50` do not.
 * @param pattern how the brand's catalogue numbers look (`catalogueNumbers.pattern` in `content/brand.yaml`); its schema limits
 *   the ways to read a text by it
 */
export function codeReader(pattern: string): (word: string) => boolean {
  const typed = pattern.replace(/\[[^[\]]*\]|-/g, (piece) => (piece === "-" ? "[-._/]?" : piece));
  const form = new RegExp(`^(?:${typed})$`, "i");
  return (word) => !noCode.test(word) && form.test(word);
}

/** Returns a function that tells whether a catalogue number of content is written exactly as the pattern says. */
export function codeCheck(pattern: string): (code: string) => boolean {
  const form = new RegExp(`^(?:${pattern})$`);
  return (code) => form.test(code);
}
