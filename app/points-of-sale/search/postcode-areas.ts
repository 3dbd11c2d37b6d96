import areas from "./postcode-areas.json";

/**
 * Main town of each postcode area. A key is the first two digits of a postcode, or the first three for a smaller area.
 * The towns have delivery centres of Poczta Polska; this is precise enough to find the nearest shop.
 */
const towns: Readonly<Record<string, string>> = areas;

/**
 * Returns the main town of a postcode's area.
 * @param digits a postcode or its beginning, at least two digits, without a hyphen
 * @returns `null` for an unknown area
 */
export function townOfPostcode(digits: string): string | null {
  return towns[digits.slice(0, 3)] ?? towns[digits.slice(0, 2)] ?? null;
}

/** Names of all towns in the table, with repetitions. */
export const postcodeTowns: readonly string[] = Object.values(towns);
