import { memorise, recall } from "lib/platform/browser-memory";
import * as paths from "~/paths";

const storageKey = "modrawa:porownanie";

/** Maximum number of products to compare: more columns would be too narrow to read side by side (behaviour 16.10). */
export const maxCompared = 4;

/** Returns the products that were last compared in this browser, as identifiers made by `nameInQuery`. */
export function rememberedComparison(): string[] {
  return recall(storageKey)?.split(",") ?? [];
}

export function rememberComparison(names: readonly string[]): void {
  memorise(storageKey, names.length > 0 ? names.join() : null);
}

/**
 * Returns the href of the comparison with one product added. If the comparison is full, the product added first is
 * dropped.
 */
export function comparisonWith(names: readonly string[], name: string): string {
  const all = names.includes(name) ? names : [...names, name].slice(-maxCompared);
  return `${paths.products}?porownaj=${all.join()}`;
}
