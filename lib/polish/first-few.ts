import { polishNumber } from "./number";

/** Names the first of many and counts the others: „LR-110, LR-120 (i jeszcze 16)”, in words that go with any case and gender. */
export function firstFew(names: readonly string[], named: number): string {
  const first = names.slice(0, named);
  const others = names.length - first.length;
  return first.join(", ") + (others > 0 ? ` (i\u00a0jeszcze\u00a0${polishNumber(others)})` : "");
}
