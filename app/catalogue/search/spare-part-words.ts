/** What people call spare parts, by the first word of the part's own name. */
const saidInstead: Readonly<Record<string, readonly string[]>> = {
  aerator: ["perlator", "sitko"],
  głowica: ["wkład", "kartridż", "kartusz"],
  mechanizm: ["korek", "click-clack"],
  pompka: ["dozownik"],
  regulator: ["głowica", "głowiczka", "kartridż", "kartusz", "wkład", "mieszacz"],
  wąż: ["wężyk"],
};

/** Other words for a spare part, by which the search finds it. */
export function sparePartWords(name: string): readonly string[] {
  return saidInstead[name.split(" ", 1)[0]?.toLowerCase() ?? ""] ?? [];
}
