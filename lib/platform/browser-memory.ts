/** Reads a value from local storage; `null` if it is missing or storage is blocked. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in local storage, or removes it (`null`). Ignores errors of blocked or full storage. */
export function memorise(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is optional: the page works without it.
  }
}
