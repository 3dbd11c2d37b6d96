/** Keys typed within this time of one another make a chain (behaviour 3.7). */
export const chainDelayMs = 800;

/**
 * Recognises shortcuts among typed keys: a single key (`o`) or a chain of keys (`g-d`), which is tried first.
 * @returns a function that takes a key and its time in ms and returns the shortcut that it completes, if any
 */
export function createKeyChain(shortcuts: readonly string[]) {
  let typed: string[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  return (key: string, atMs: number): string | undefined => {
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

/** True where a key press belongs to a control that takes letters: text fields, lists, editable text. */
export function takesLetters(element: Element | null): boolean {
  return Boolean(element?.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])"));
}
