import { foldPolish } from "~/polish/slug";
import type { Place } from "./place";
import { townOfPostcode } from "./postcode-areas";

export type Town = Place & { name: string };

/** Finds a town by a typed name or postcode; `null` for an unknown place. */
export type Locate = (asked: string) => Town | null;

/** Minimum length of a name's prefix, in letters: a shorter one matches too many towns. */
const shortestBeginning = 3;

/**
 * Creates a lookup of towns by name (with or without diacritics), by prefix of a name, or by postcode (behaviour 17.2).
 * @param towns the largest first: of towns with the same name, the first wins
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
