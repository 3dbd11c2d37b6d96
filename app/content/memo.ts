type Content = {
  /** Its folder, relative to the working directory or absolute. */
  folder: string;
  /** Values derived from its files. */
  values: Map<() => unknown, unknown>;
};

/** The content in use: the edited one until another is put into use. */
let inUse: Content = { folder: "content", values: new Map() };

/** Returns the folder of the content in use, or of the content that is being staged. */
export const contentFolder = () => inUse.folder;

/**
 * Returns a function that computes a value derived from content and caches it until content is reloaded. If the
 * computation throws, nothing is cached and the next call tries again.
 */
export function fromContent<Value>(make: () => Value): () => Value {
  return () => {
    const { values } = inUse;
    if (!values.has(make)) values.set(make, make());
    return values.get(make) as Value;
  };
}

/** The same for a value that is also derived from something else, such as a category tree: one value for each. */
export function fromContentFor<Source extends object, Value>(make: (source: Source) => Value) {
  const made = fromContent(() => new WeakMap<Source, Value>());
  return (source: Source): Value => {
    const known = made().get(source);
    if (known !== undefined) return known;
    const value = make(source);
    made().set(source, value);
    return value;
  };
}

/** Content that is being loaded, while visitors still get the active content. */
export type StagedContent = {
  /** Runs `read`, whose values belong to the staged content, and returns its result. May be called in several steps. */
  load<Result>(read: () => Result): Result;
  /** Activates all staged content in one step, so that no request sees a mix of old and new content. */
  use(): void;
};

/**
 * Begins to load content without activating it. An error in `load` leaves the active content unchanged.
 * @param folder of the content; by default that of the content in use, which is read again
 */
export function stageContent(folder = inUse.folder): StagedContent {
  const staged: Content = { folder, values: new Map() };
  return {
    load(read) {
      const before = inUse;
      inUse = staged;
      try {
        return read();
      } finally {
        inUse = before;
      }
    },
    use() {
      inUse = staged;
    },
  };
}
