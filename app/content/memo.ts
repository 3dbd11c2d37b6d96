let values = new Map<() => unknown, unknown>();

/**
 * Memoises a value derived from content until content is reloaded. A failure is not cached; the next use retries.
 */
export function fromContent<Value>(make: () => Value): () => Value {
  return () => {
    if (!values.has(make)) values.set(make, make());
    return values.get(make) as Value;
  };
}

/**
 * Loads all content without activating it.
 * @param readAll reads all content that must be right
 * @returns a function that takes it into use in one step: no request sees a mix of old and new
 * @throws what `readAll` throws
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
