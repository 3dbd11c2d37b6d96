let values = new Map<() => unknown, unknown>();

/**
 * Caches what is made from content, from the first use until content is read again. A failure is not cached; the next
 * use retries.
 */
export function fromContent<Value>(make: () => Value): () => Value {
  return () => {
    if (!values.has(make)) values.set(make, make());
    return values.get(make) as Value;
  };
}

/**
 * Empties the cache and reads all content again, in one step: no request sees a mix of old and new.
 * @param readAll reads all content that must be right
 * @throws what `readAll` throws; then the old content stays in use
 */
export function rereadContent(readAll: () => void): void {
  const before = values;
  values = new Map();
  try {
    readAll();
  } catch (error) {
    values = before;
    throw error;
  }
}
