import { polishNumber } from "./number";

/** Polish forms of a countable noun: `one` produkt, `few` produkty, `many` produktów. */
export type PluralForms = { one: string; few: string; many: string };

/**
 * Formats a count with its noun: `plural(2, { one: "punkt", few: "punkty", many: "punktów" })` → „2 punkty”. Avoids
 * `Intl` for the same reason as {@link polishNumber}.
 * @param count a whole number, not negative
 */
export function plural(count: number, { one, few, many }: PluralForms): string {
  const isFew = /(?:^|[^1])[2-4]$/.test(`${count}`);
  return `${polishNumber(count)}\u00a0${count === 1 ? one : isFew ? few : many}`;
}
