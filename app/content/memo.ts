let values = new Map<() => unknown, unknown>();

/**
 * Returns a function that computes a value derived from content and caches it until content is reloaded. If the
 * computation throws, nothing is cached and the next call tries again.
 */
export function fromContent<Value>(make: () => Value): () => Value {
  return () => {
    if (!values.has(make)) values.set(make, make());
    return values.get(make) as Value;
  };
}

/**
 * Loads all content without activating it.
 * @param readAll reads all content; throws if any of it is invalid
 * @returns a function that activates the new content in one step, so that no request sees a mix of old and new content
 * @throws any error thrown by `readAll`
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
