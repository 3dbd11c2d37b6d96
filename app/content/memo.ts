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

/** Content that is being loaded aside, while visitors still get the content in use. */
export type StagedContent = {
  /** Runs `read`, whose values belong to the staged content. May be called in several steps. */
  load(read: () => unknown): void;
  /** Activates the staged content at once, so that no request sees a mix of old and new content. */
  use(): void;
};

/** Begins to load content aside. An error in `load` leaves the content in use as it is. */
export function stageContent(): StagedContent {
  const fresh: typeof values = new Map();
  return {
    load(read) {
      const inUse = values;
      values = fresh;
      try {
        read();
      } finally {
        values = inUse;
      }
    },
    use() {
      values = fresh;
    },
  };
}
