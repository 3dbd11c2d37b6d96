/** Excel's maximum length of a sheet name, in characters. */
const maxLength = 31;
/** Sheet name that Excel reserves for its own use. */
const reserved = "history";

/**
 * Converts names to valid and unique sheet names of an Excel workbook: without forbidden characters and within the
 * maximum length.
 */
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
 * Replaces forbidden characters with spaces, and removes apostrophes and spaces at both ends. Truncates the name
 * without splitting a surrogate pair.
 */
function tidied(name: string, length: number): string {
  const characters = [...name.replace(/[[\]/\\:*?\p{C}]/gu, " ").replace(/^[\s']+/, "")];
  while (characters.join("").length > length || /[\s']/.test(characters.at(-1) ?? "")) characters.pop();
  return characters.join("");
}
