let values = new Map<() => unknown, unknown>();

/** Caches a value derived from content until content is reloaded. A failure is not cached; the next use retries. */
export function fromContent<Value>(make: () => Value): () => Value {
  return () => {
    if (!values.has(make)) values.set(make, make());
    return values.get(make) as Value;
  };
}

/**
 * Loads all content without activating it.
 * @param readAll reads all content and throws if any is invalid
 * @returns a function that activates the new content in one step, so that no request sees a mix of old and new
 * @throws any error of `readAll`
 */
export function stageContent(readAll: () => void): () => void {
  const inUse = values;
  const fresh: typeof values = new Map();
  values = fresh;
  try {
    readAll();
  } finally {
    values = inUse;
  }
  return () => {
    values = fresh;
  };
}
