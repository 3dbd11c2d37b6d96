let values = new Map<() => unknown, unknown>();

/**
 * Remembers what is made of content: made at the first use and kept until content is read anew. A failure is not
 * remembered; the next use tries again.
 */
export function fromContent<Value>(make: () => Value): () => Value {
  return () => {
    if (!values.has(make)) values.set(make, make());
    return values.get(make) as Value;
  };
}

/**
 * Forgets everything made of content and makes it anew, in one step: no request sees half of two contents.
 * @param readAll reads all content that must be right
 * @throws what `readAll` throws; then everything stays as it was
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
