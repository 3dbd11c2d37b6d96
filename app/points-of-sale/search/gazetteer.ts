import { foldPolish } from "lib/polish/slug";
import type { Place } from "./place";
import { townOfPostcode } from "./postcode-areas";

export type Town = Place & { name: string };

/** Finds a town by a typed name or postcode; `null` for an unknown place. */
export type Locate = (asked: string) => Town | null;

/** Minimum number of letters for a search by the beginning of a name. Fewer letters match too many towns. */
const shortestBeginning = 3;

/**
 * Creates a function that finds a town by its name (with or without diacritics), by the beginning of its name, or by a
 * postcode (behaviour 17.2).
 * @param towns sorted by size, the largest first: if several towns have the same name, the function finds the first
 */
export function createGazetteer(towns: readonly Town[]): Locate {
  const byName = new Map<string, Town>();
  for (const town of towns) {
    const name = foldPolish(town.name);
    if (!byName.has(name)) byName.set(name, town);
  }
  const named = (name: string) => byName.get(foldPolish(name)) ?? null;

  return (asked) => {
    const digits = asked.replace(/[\s-]/g, "");
    if (/^\d{2,5}$/.test(digits)) return named(townOfPostcode(digits) ?? "");
    const folded = foldPolish(asked.trim());
    const whole = byName.get(folded);
    if (whole || folded.length < shortestBeginning) return whole ?? null;
    for (const [name, town] of byName) if (name.startsWith(folded)) return town;
    return null;
  };
}
