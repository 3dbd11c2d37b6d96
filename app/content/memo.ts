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

/** Content that is being loaded, while visitors still get the active content. */
export type StagedContent = {
  /** Runs `read`, whose values belong to the staged content, and returns its result. May be called in several steps. */
  load<Result>(read: () => Result): Result;
  /** Activates all staged content in one step, so that no request sees a mix of old and new content. */
  use(): void;
};

/** Begins to load content without activating it. An error in `load` leaves the active content unchanged. */
export function stageContent(): StagedContent {
  const fresh: typeof values = new Map();
  return {
    load(read) {
      const inUse = values;
      values = fresh;
      try {
        return read();
      } finally {
        values = inUse;
      }
    },
    use() {
      values = fresh;
    },
  };
}
