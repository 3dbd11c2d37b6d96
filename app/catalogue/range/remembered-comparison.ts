const storageKey = "modrawa:porownanie";

/** More columns would get too narrow to read side by side (behaviour 16.10). */
export const maxCompared = 4;

/**
 * The products that this browser compared last, as their address names them (`nameInQuery`). Storage that is blocked
 * or full costs only the memory: each comparison has its address.
 */
export function rememberedComparison(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(",") ?? [];
  } catch {
    return [];
  }
}

export function rememberComparison(names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(storageKey, names.join());
    else localStorage.removeItem(storageKey);
  } catch {
    // Blocked or full: the address still holds the comparison.
  }
}

/** The address of the comparison with one more product; a full one loses the product that came first. */
export function comparisonWith(names: readonly string[], name: string): string {
  const all = names.includes(name) ? names : [...names, name].slice(-maxCompared);
  return `/produkty?porownaj=${all.join()}`;
}
