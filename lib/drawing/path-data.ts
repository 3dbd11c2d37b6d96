/** How many numbers a command of SVG path data takes. */
const numbersOf: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const command = /([a-zA-Z])([^a-zA-Z]*)/g;
const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)/g;

/**
 * Tells whether a text is the data of an SVG path: commands, each with as many numbers as it takes, beginning with a
 * move. Flags of arcs must be separate, and numbers must have no exponents, so that all programs read the path alike.
 */
export function isPathData(text: string): boolean {
  if (!/^m/i.test(text) || text.replaceAll(command, "") !== "") return false;
  return [...text.matchAll(command)].every(([, letter = "", rest = ""]) => {
    const wanted = numbersOf[letter.toLowerCase()];
    if (wanted === undefined || /[^\s,]/.test(rest.replaceAll(number, ""))) return false;
    const numbers = rest.match(number) ?? [];
    if (wanted === 0) return numbers.length === 0;
    return numbers.length > 0 && numbers.length % wanted === 0 && (wanted !== 7 || haveFlags(numbers));
  });
}

/** Each arc has two flags, 0 or 1, at the fourth and fifth place. */
function haveFlags(numbers: readonly string[]): boolean {
  return numbers.every((text, place) => ![3, 4].includes(place % 7) || /^[01]$/.test(text));
}
