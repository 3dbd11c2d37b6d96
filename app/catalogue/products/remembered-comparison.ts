import * as paths from "~/paths";
import { memorise, recall } from "~/platform/browser-memory";

const storageKey = "modrawa:porownanie";

/** More columns would get too narrow to read side by side (behaviour 16.10). */
export const maxCompared = 4;

/** The products that this browser compared last, as their URL names them (`nameInQuery`). */
export function rememberedComparison(): string[] {
  return recall(storageKey)?.split(",") ?? [];
}

export function rememberComparison(names: readonly string[]): void {
  memorise(storageKey, names.length > 0 ? names.join() : null);
}

/** The URL of the comparison with one more product; a full one loses the product that came first. */
export function comparisonWith(names: readonly string[], name: string): string {
  const all = names.includes(name) ? names : [...names, name].slice(-maxCompared);
  return `${paths.products}?porownaj=${all.join()}`;
}
