/** Maximum time in ms between two keys of a chain (behaviour 3.7). */
export const chainDelayMs = 800;

/**
 * Recognises keyboard shortcuts: a chain of keys (`g-d`) or a single key (`o`). Chains have priority over single keys.
 * @returns a function that receives each pressed key and its time in ms. It returns a shortcut when that key completes
 * it. An event without a key, as browsers send when they fill in a field, is no key.
 */
export function createKeyChain(shortcuts: readonly string[]) {
  let typed: string[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  return (key: string | undefined, atMs: number): string | undefined => {
    if (!key) return undefined;
    typed = atMs - lastAt < chainDelayMs ? [...typed, key.toLowerCase()] : [key.toLowerCase()];
    lastAt = atMs;
    const chain = typed.join("-");
    const match =
      shortcuts.find((shortcut) => shortcut.includes("-") && chain.endsWith(shortcut)) ??
      shortcuts.find((shortcut) => shortcut === typed.at(-1));
    if (match) typed = [];
    return match;
  };
}

/** Returns true if the element receives typed letters: a text field, a list or editable text. */
export function takesLetters(element: Element | null): boolean {
  return Boolean(element?.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])"));
}
