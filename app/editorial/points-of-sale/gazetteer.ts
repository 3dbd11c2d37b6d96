import { foldPolish } from "~/polish/slug";
import type { Place } from "./place";
import { townOfPostcode } from "./postcode-areas";

export type Town = Place & { name: string };

/** Finds the town that a visitor means; `null` for what is no place that we know. */
export type Locate = (asked: string) => Town | null;

/** Fewer letters begin too many names. */
const shortestBeginning = 3;

/**
 * Locates towns by name, with or without diacritics, or by its beginning, and postcodes by their area (behaviour 17.2).
 * @param towns the largest first: where several share a name, the first is meant
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
