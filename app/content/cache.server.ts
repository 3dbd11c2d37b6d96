import path from "node:path";
import { FileHashes, hashOfBytes, ownCache, publications } from "lib/platform/files.server";
import { type LoadingWork, noWork, resultId, withLoadingWork } from "./files/loading-work";
import { contentDir, hasContent } from "./files.server";
import { listContentFiles } from "./fingerprint.server";
import { withFilesRead } from "./memo";

declare const CODE_VERSION: string | undefined;
/** Hash of the code that makes the results. The bundler defines it; an unbundled program caches nothing on disk. */
export const codeVersion = typeof CODE_VERSION === "undefined" ? "" : CODE_VERSION;

/** Results that depend on nothing but files of the content. */
const kinds = ["parsed", "rendered", "checked"] as const;

type Kept = Record<(typeof kinds)[number], [name: string, result: unknown][]> & {
  states: [name: string, state: string][];
  hashes: ReturnType<FileHashes["toJSON"]>;
  others: [id: string, names: readonly string[]][];
};

/** Number of new results from which all are written to disk: making fewer again takes less time than writing. */
const worthWriting = 50;

/**
 * The results of reading and checking each content file, used again while the bytes of that file, and of the others that
 * the result depends on, are the same: by this process, and by other processes of the same code through a file.
 */
export class ContentCache {
  readonly work: LoadingWork = noWork();
  /** Where results are kept for other processes, if anywhere. */
  readonly #disk: ReturnType<typeof ownCache> | undefined;
  /** State of each content file, and of each other file that a result depends on, when the results were made. */
  #states = new Map<string, string>();
  #hashes = new FileHashes();
  #unwritten = 0;

  /**
   * @param file where the results are kept, if its folder belongs to this user: others must not be able to change the
   * results. Without one, they are kept in memory
   * @param code version of the code: results of another version are ignored
   */
  constructor(file: string, code = codeVersion) {
    this.#disk = code && file ? ownCache(file, code) : undefined;
    this.work.noteBytes = (name, bytes) => {
      // If the file has changed since its state was noted, its results do not belong to that state.
      if (this.#states.get(name) !== hashOfBytes(bytes)) this.#states.delete(name);
    };
    this.#read();
  }

  /** The cache of the build. */
  static ofBuild = () => new ContentCache(".cache/content.json");

  /** The cache of publishing, whether by an operator or by the desk. */
  static ofPublisher = () => new ContentCache(path.join(publications.folder(), "cache-content.json"));

  /** Runs `load`, which reads the content in use. It reuses the results that are still valid; new ones are cached. */
  use<Result>(load: () => Result): Result {
    this.#dropChanged();
    const before = this.#size();
    try {
      return withFilesRead(() => withLoadingWork(this.work, load)).value;
    } finally {
      this.work.sources.clear();
      for (const name of [...this.work.others.values()].flat())
        if (!this.#states.has(name)) this.#states.set(name, stateOf(name));
      this.#unwritten += this.#size() - before;
      if (this.#unwritten >= worthWriting) this.#write();
    }
  }

  #dropChanged() {
    const { missing, others } = this.work;
    // Whether a file of `public/` exists does not depend on the content.
    missing.clear();
    const hashOf = (name: string) => this.#hashes.hashOf(path.join(contentDir(), name), name);
    const states = new Map(listContentFiles(contentDir()).map((name) => [name, hashOf(name)]));
    for (const name of this.#states.keys()) if (!states.has(name)) states.set(name, stateOf(name));
    const holds = (name: string) => this.#states.has(name) && this.#states.get(name) === states.get(name);
    for (const kind of kinds)
      for (const name of this.work[kind].keys()) {
        const id = resultId(kind, name);
        if ([name, ...(others.get(id) ?? [])].every(holds)) continue;
        this.work[kind].delete(name);
        others.delete(id);
      }
    this.#states = states;
  }

  #size = () => kinds.reduce((sum, kind) => sum + this.work[kind].size, 0);

  #read() {
    const known = this.#disk?.read() as Kept | null | undefined;
    if (!known) return;
    this.#states = new Map(known.states);
    this.#hashes = new FileHashes(known.hashes);
    for (const kind of kinds) this.work[kind] = new Map(known[kind]);
    this.work.others = new Map(known.others);
  }

  #write() {
    const { parsed, rendered, checked, others } = this.work;
    this.#disk?.write({
      states: [...this.#states],
      hashes: this.#hashes.toJSON(),
      parsed: [...parsed],
      rendered: [...rendered],
      checked: [...checked],
      others: [...others],
    } satisfies Kept);
    this.#unwritten = 0;
  }
}

/** The state of a name that is not a content file: whether it exists; for a folder, whether it has any file. */
const stateOf = (name: string) => String(hasContent(name));
