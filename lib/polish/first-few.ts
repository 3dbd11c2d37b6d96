import { plural } from "./plural";

/** Names the first of many and counts the others: „LR-110, LR-120 i 16 innych”. */
export function firstFew(names: readonly string[], named: number): string {
  const first = names.slice(0, named).join(", ");
  const others = names.length - named;
  return others > 0 ? `${first} i ${plural(others, { one: "inny", few: "inne", many: "innych" })}` : first;
}
