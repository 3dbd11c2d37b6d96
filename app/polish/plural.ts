import { polishNumber } from "./number";

const rules = new Intl.PluralRules("pl");

/** Polish forms of a countable noun: `one` produkt, `few` produkty, `many` produktów. */
export type PluralForms = { one: string; few: string; many: string };

/** Formats a count with its noun: `plural(2, { one: "punkt", few: "punkty", many: "punktów" })` → „2 punkty”. */
export function plural(count: number, forms: PluralForms): string {
  const rule = rules.select(count);
  const form = rule === "one" || rule === "few" ? forms[rule] : forms.many;
  return `${polishNumber(count)}\u00a0${form}`;
}
