/** Colloquial names of spare parts, by the first word of the official name. */
const saidInstead: Readonly<Record<string, readonly string[]>> = {
  aerator: ["perlator", "sitko"],
  głowica: ["wkład", "kartridż", "kartusz"],
  mechanizm: ["korek", "click-clack"],
  pompka: ["dozownik"],
  regulator: ["głowica", "głowiczka", "kartridż", "kartusz", "wkład", "mieszacz"],
  wąż: ["wężyk"],
};

/** Returns the colloquial names of a spare part, which the search matches in addition to its official name. */
export function sparePartWords(name: string): readonly string[] {
  return saidInstead[name.split(" ", 1)[0]?.toLowerCase() ?? ""] ?? [];
}
