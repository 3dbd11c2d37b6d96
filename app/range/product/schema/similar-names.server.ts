import SearchableMap from "minisearch/SearchableMap";

/** Maximum number of edits between similar names, per letter of the name. */
const editsPerLetter = 0.4;

/** Returns the known names that are spelled similarly to another one, the most similar first; case does not count. */
export function similarNames(name: string, known: readonly string[]): string[] {
  const names = SearchableMap.from<string>(known.map((one) => [one.toLowerCase(), one]));
  const found = names.fuzzyGet(name.toLowerCase(), Math.floor(name.length * editsPerLetter));
  return [...found.values()].sort(([, edits], [, others]) => edits - others).map(([one]) => one);
}
