import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** Time in ms within which a file may change twice without another time of change, on a coarse file system. */
const coarseMs = 2_000;

type Known = readonly [stamp: string, hash: string];

/**
 * Hashes of files, which are read again only if they may have changed, as Git's index tells it: by size, times and inode.
 * A file that had changed just before it was read may change again at the same time: it is read once more.
 */
export class FileHashes {
  readonly #former: ReadonlyMap<string, Known>;
  readonly #known = new Map<string, Known>();

  /** @param former what `toJSON` has returned, maybe of another process */
  constructor(former: Iterable<readonly [key: string, known: Known]> = []) {
    this.#former = new Map(former);
  }

  /** What tells whether a file has changed; `isSettled` if another change would show. Null if it is not there. */
  static stampOf(file: string) {
    const state = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!state) return null;
    const { size, mtimeNs, ctimeNs, ctimeMs, ino } = state;
    return {
      stamp: [size, mtimeNs, ctimeNs, ino].join(),
      isSettled: Number(ctimeMs) < Date.now() - coarseMs,
    };
  }

  /**
   * @param key under which the hash is kept
   * @returns the hash of a file's bytes; empty if it is not there or cannot be read, which whoever needs it has to say
   */
  hashOf(file: string, key = file): string {
    try {
      const { stamp = "", isSettled } = FileHashes.stampOf(file) ?? {};
      const known = this.#known.get(key) ?? this.#former.get(key);
      const hash = stamp && known?.[0] === stamp ? known[1] : hashOfBytes(readFileSync(file));
      this.#known.set(key, [isSettled ? stamp : "", hash]);
      return hash;
    } catch {
      this.#known.delete(key);
      return "";
    }
  }

  /** What is known of the files that were asked for. */
  toJSON(): [key: string, known: Known][] {
    return [...this.#known];
  }
}

export const hashOfBytes = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
