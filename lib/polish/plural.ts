import { polishNumber } from "./number";

/** Polish forms of a countable noun: `one` produkt, `few` produkty, `many` produktów. */
export type PluralForms = { one: string; few: string; many: string };

/** Created on first use: a phone needs time to load the rules, and most pages count nothing. */
let rules: Intl.PluralRules | undefined;

/** Formats a count with its noun: `plural(2, { one: "punkt", few: "punkty", many: "punktów" })` → „2 punkty”. */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules("pl");
  const rule = rules.select(count);
  const form = rule === "one" || rule === "few" ? forms[rule] : forms.many;
  return `${polishNumber(count)}\u00a0${form}`;
}
