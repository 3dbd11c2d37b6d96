/** The longest that Excel takes. */
const maxLength = 31;
/** Excel keeps it for itself. */
const reserved = "history";

/** Names that Excel takes for the sheets of one workbook: without its forbidden characters, short, each another one. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set([reserved]);
  return names.map((name) => {
    let free = tidied(name, maxLength) || "Arkusz";
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
      const end = ` (${number})`;
      free = (tidied(name, maxLength - end.length) || "Arkusz") + end;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

/**
 * Truncates by whole characters, never splitting a surrogate pair, and strips leading and trailing apostrophes and
 * spaces.
 */
function tidied(name: string, length: number): string {
  const characters = [...name.replace(/[[\]/\\:*?\p{C}]/gu, " ").replace(/^[\s']+/, "")];
  while (characters.join("").length > length || /[\s']/.test(characters.at(-1) ?? "")) characters.pop();
  return characters.join("");
}
