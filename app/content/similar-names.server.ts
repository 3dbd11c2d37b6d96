import SearchableMap from "minisearch/SearchableMap";

/** Edits that still leave a name similar, for each letter of it. */
const editsPerLetter = 0.4;

/** Returns the known names that are written much like another one, the most similar first; upper case does not count. */
export function similarNames(name: string, known: readonly string[]): string[] {
  const names = SearchableMap.from<string>(known.map((one) => [one.toLowerCase(), one]));
  const found = names.fuzzyGet(name.toLowerCase(), Math.floor(name.length * editsPerLetter));
  return [...found.values()].sort(([, edits], [, others]) => edits - others).map(([one]) => one);
}
