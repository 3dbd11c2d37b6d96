/** Excel's maximum length of a sheet name, in characters. */
const maxLength = 31;
/** Sheet name that Excel reserves for its own use. */
const reserved = "history";

/** Converts names to valid sheet names of one Excel workbook: no forbidden characters, short, unique. */
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
 * Truncates by whole characters, never splitting a surrogate pair. Strips leading and trailing apostrophes and spaces.
 */
function tidied(name: string, length: number): string {
  const characters = [...name.replace(/[[\]/\\:*?\p{C}]/gu, " ").replace(/^[\s']+/, "")];
  while (characters.join("").length > length || /[\s']/.test(characters.at(-1) ?? "")) characters.pop();
  return characters.join("");
}
