import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** Time in ms within which a file may change twice with the same timestamp, on a file system with coarse timestamps. */
const coarseMs = 2_000;

type Known = readonly [stamp: string, hash: string];

/**
 * Hashes of files, which are read again only if they may have changed, judged as in Git's index: by size, times and
 * inode. A file that had changed just before it was read may change again with the same timestamp, so it is read once
 * more.
 */
export class FileHashes {
  readonly #former: ReadonlyMap<string, Known>;
  readonly #known = new Map<string, Known>();

  /** @param former what `toJSON` has returned, maybe of another process */
  constructor(former: Iterable<readonly [key: string, known: Known]> = []) {
    this.#former = new Map(former);
  }

  /**
   * Returns a stamp that differs if a file has changed; `isSettled` if any further change would alter it. Null if it is
   * missing.
   */
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
   * @returns the hash of a file's bytes; empty if it is missing or cannot be read, which the caller has to report
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
