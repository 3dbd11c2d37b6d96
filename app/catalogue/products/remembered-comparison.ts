import * as paths from "~/paths";
import { memorise, recall } from "~/platform/browser-memory";

const storageKey = "modrawa:porownanie";

/** Maximum number of columns that are wide enough to read side by side (behaviour 16.10). */
export const maxCompared = 4;

/** Returns the products last compared in this browser, as identifiers from `nameInQuery`. */
export function rememberedComparison(): string[] {
  return recall(storageKey)?.split(",") ?? [];
}

export function rememberComparison(names: readonly string[]): void {
  memorise(storageKey, names.length > 0 ? names.join() : null);
}

/** Returns the href of the comparison with one more product; drops the oldest product of a full comparison. */
export function comparisonWith(names: readonly string[], name: string): string {
  const all = names.includes(name) ? names : [...names, name].slice(-maxCompared);
  return `${paths.products}?porownaj=${all.join()}`;
}
