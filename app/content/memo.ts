type Content = {
  /** Its folder, relative to the working directory or absolute. */
  folder: string;
  /** Values derived from its files. */
  values: Map<() => unknown, Derived>;
};

/** What a computation has returned, and the names of the content files that it has read or missed. */
type Derived<Value = unknown> = { value: Value; files: ReadonlySet<string> };

/** The content in use: the edited one until another is put into use. */
let inUse: Content = { folder: "content", values: new Map() };

/** Returns the folder of the content in use, or of the content that is being staged. */
export const contentFolder = () => inUse.folder;

/** The files that the current computation has read; null if nobody asked for them, as on the site's pages. */
let read: Set<string> | null = null;
/** The files of a value that was derived while nobody asked for them. */
const notAsked: ReadonlySet<string> = new Set();

/**
 * Notes that the current computation depends on files, even if they do not exist.
 * @param names below `content/`
 */
export function noteFiles(names: Iterable<string>): void {
  if (read) for (const name of names) read.add(name);
}

/**
 * Runs a computation, and finds out which files it reads, also through values derived before.
 * @returns its result and these files
 */
export function withFilesRead<Value>(make: () => Value): { value: Value; files: Set<string> } {
  const outer = read;
  const files = new Set<string>();
  read = files;
  try {
    return { value: make(), files };
  } finally {
    read = outer;
    noteFiles(files);
  }
}

/**
 * The files of each derived value that is an object, such as a schema: a computation that uses it depends on them
 * too.
 */
const filesBehind = new WeakMap<object, ReadonlySet<string>>();

/** Notes that the current computation depends on the files from which a value was derived. */
export const noteFilesBehind = (value: object) => noteFiles(filesBehind.get(value) ?? []);

const isKnown = (derived?: Derived): derived is Derived =>
  derived !== undefined && !(read && derived.files === notAsked);

function derive<Value>(make: () => Value): Derived<Value> {
  if (!read) return { value: make(), files: notAsked };
  const derived = withFilesRead(make);
  if (typeof derived.value === "object" && derived.value !== null)
    filesBehind.set(derived.value, derived.files);
  return derived;
}

/**
 * Returns a function that computes a value derived from content and caches it until content is reloaded. If the
 * computation throws, nothing is cached and the next call tries again. Its `keep` caches what has been computed in steps.
 */
export function fromContent<Value>(make: () => Value) {
  const read = () => {
    const { values } = inUse;
    const former = values.get(make);
    const known = isKnown(former) ? former : derive(make);
    values.set(make, known);
    noteFiles(known.files);
    return known.value as Value;
  };
  return Object.assign(read, {
    keep: (value: Value) => inUse.values.set(make, { value, files: notAsked }),
  });
}

/**
 * Like {@link fromContent}, for a value that is also derived from something else, such as a category tree: one value
 * for each.
 */
export function fromContentFor<Source extends object, Value>(make: (source: Source) => Value) {
  const made = fromContent(() => new WeakMap<Source, Derived<Value>>());
  const read = (source: Source): Value => {
    const former = made().get(source);
    const known = isKnown(former) ? former : derive(() => make(source));
    made().set(source, known);
    noteFiles(known.files);
    return known.value as Value;
  };
  return Object.assign(read, {
    keep: (source: Source, value: Value) => made().set(source, { value, files: notAsked }),
  });
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
