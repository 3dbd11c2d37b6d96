import type { ProductCard } from "./card";

/**
 * Returns the label of a link or button that adds to the list, with what it adds: „Dodaj do projektu: LR-120-CM, czarny
 * mat”.
 */
export function additionLabel(words: string, what: readonly (string | null | undefined)[]): string {
  const named = new Set(what.filter(Boolean));
  return named.size > 0 ? `${words}: ${[...named].join(", ")}` : words;
}

/**
 * Returns in words the finish in which a card shows a product, and in which it is added to the list: „czarny mat”.
 * Undefined for a product in one finish.
 */
export function finishInWords({ to, finishes }: Pick<ProductCard, "to" | "finishes">): string | undefined {
  const [first, ...others] = finishes;
  const shown = others.find(({ id }) => to.endsWith(`=${id}`)) ?? first;
  return others.length > 0 ? shown?.label.toLowerCase() : undefined;
}
