/** A value of local storage; `null` if missing or blocked. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, or forgets it (`null`). Storage that is blocked or full costs only the memory. */
export function memorise(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Optional: the page works without it.
  }
}
