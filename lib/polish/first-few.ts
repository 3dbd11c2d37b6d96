import { polishNumber } from "./number";

/**
 * Names the first of many and counts the others: „LR-110, LR-120 (i jeszcze 16)”, in words that go with any case and gender.
 * @param count how many there are, if `names` may lack some
 */
export function firstFew(names: readonly string[], named: number, count = names.length): string {
  const first = names.slice(0, named);
  const others = count - first.length;
  return first.join(", ") + (others > 0 ? ` (i\u00a0jeszcze\u00a0${polishNumber(others)})` : "");
}
