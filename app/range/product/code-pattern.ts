/** Matches the beginning of sizes and standards (`DN50`, `PN16`), which look like codes of many brands but never are. */
const noCode = /^(?:dn|pn|en|iso)\d/i;

/** A part of a pattern, from `min` to `max` times: a group of parts, or one of the characters that `has` accepts. */
type Part = { one: { has: (character: string) => boolean } | { group: Part[] }; min: number; max: number };

/** A class, a group or a plain character of a pattern, with how often it occurs. */
const pieces = /(?:\[([A-Z0-9-]{3,6})\]|\(([^()]{1,99})\)|([A-Z0-9-]))(?:\{(\d)(?:,(\d))?\}|(\?))?/g;

/**
 * Returns a function that tells whether a word that somebody typed looks like a catalogue number: in any case, with the
 * separators of the pattern, with others or with none. `LR-120-CH` and `lr120ch` do; `250mm` and `DN50` do not.
 * @param pattern how the brand's catalogue numbers look (`catalogueNumbers.pattern` in `content/brand.yaml`)
 */
export function codeReader(pattern: string): (word: string) => boolean {
  const parts = parsePattern(pattern, { has: (character) => /[-._/]/.test(character) });
  return (word) => !noCode.test(word) && isWhole(parts, word.toUpperCase());
}

/** Returns a function that tells whether a catalogue number of content is written exactly as the pattern says. */
export function codeCheck(pattern: string): (code: string) => boolean {
  const parts = parsePattern(pattern, null);
  return (code) => isWhole(parts, code);
}

/** @param separator what may stand for each `-` of the pattern, or be left out; null if it must be a `-` */
function parsePattern(pattern: string, separator: Part["one"] | null): Part[] {
  return [...pattern.matchAll(pieces)].map(([, range = "", group, plain, least, most, maybe]) => {
    if (plain === "-" && separator) return { one: separator, min: 0, max: 1 };
    const min = maybe ? 0 : Number(least ?? 1);
    const max = maybe ? 1 : Number(most ?? least ?? 1);
    if (group) return { one: { group: parsePattern(group, separator) }, min, max };
    const has = (character: string) =>
      plain
        ? character === plain
        : (range.includes("A-Z") && /^[A-Z]$/.test(character)) ||
          (range.includes("0-9") && /^[0-9]$/.test(character));
    return { one: { has }, min, max };
  });
}

function isWhole(parts: readonly Part[], text: string): boolean {
  return ends(parts, text, new Set([0])).has(text.length);
}

/** Returns where the parts can end in the text, if they begin at one of `starts`. Takes no longer for odd texts. */
function ends(parts: readonly Part[], text: string, starts: Set<number>): Set<number> {
  return parts.reduce((from, { one, min, max }) => {
    const reached = new Set(min === 0 ? from : []);
    let at = from;
    for (let times = 1; times <= max; times++) {
      at = "group" in one ? ends(one.group, text, at) : after(one.has, text, at);
      if (times >= min) for (const place of at) reached.add(place);
    }
    return reached;
  }, starts);
}

function after(has: (character: string) => boolean, text: string, starts: Set<number>): Set<number> {
  return new Set([...starts].flatMap((at) => (has(text.charAt(at)) ? at + 1 : [])));
}
