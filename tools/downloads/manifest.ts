import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import {
  isPlainFile,
  type readBuiltFiles,
  sourceFolder,
  writePublicFileAtomically,
} from "lib/platform/files.server";
import * as theme from "~/theme";
import { placeCached, removeUnused } from "./cache-folder.js";
import { compressFile } from "./compress-files.js";

/** Plan of a download that is generated from the content. */
export type FileTarget = {
  /** URL path on the site: `/files/….zip`. */
  path: string;
  /** Date of the newest input, `YYYY-MM-DD`. */
  date: string;
  /** Input files, including the source code of the generator; paths relative to the project root. */
  files: readonly string[];
  /** Other inputs, serialisable as JSON. */
  data?: unknown;
  make(): Uint8Array | Promise<Uint8Array>;
};

export type FileFolders = {
  /** Folder in which generated files are cached, so that the next build can reuse them. */
  cache: string;
  /** Cache of their compressed copies, shared with the compression of all served files. */
  compressed: string;
  /** A second cache folder, which is only read. */
  secondCache?: string;
  /** Folder in which the files are placed under their URL paths. */
  served: string;
};

/** Folder in which the build caches generated files. It is outside `build/`, which Remix deletes. */
export const builtCache = ".cache/files";

/** Paths of the code in folders of `tools/downloads/`, without its tests: inputs of the files that it generates. */
export function codeIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`tools/downloads/${folder}`)
      .filter((name) => !name.includes(".test."))
      .map((name) => `tools/downloads/${folder}/${name}`),
  );
}

/** Writes a target's file. `atOnce` is the number of files that it makes at a time. */
export type Maker = { atOnce: number; make(target: FileTarget, file: string): Promise<void> };

const inThisThread: Maker = { atOnce: 1, make: makeTarget };

export async function makeTarget(target: FileTarget, file: string): Promise<void> {
  writePublicFileAtomically(file, await target.make());
}

/**
 * Incremental build: generates the files that are missing from the cache or whose inputs have changed, places all files
 * with their compressed copies (which ZIPs reuse).
 * @param stages targets by stage: those of a stage may read the files of earlier stages
 * @param options.look what all generators draw with: it is baked into the code, so it is in none of their files
 * @returns the files sorted by path, and the number of newly generated files
 */
export async function makeFiles(
  stages: readonly (readonly FileTarget[])[],
  { cache, compressed, secondCache = cache, served }: FileFolders,
  { look = theme, maker = inThisThread }: { look?: object; maker?: Maker } = {},
): Promise<{ files: ReturnType<typeof readBuiltFiles>; made: number }> {
  const hashOfFile = hashFilesOnce();
  const files: ReturnType<typeof readBuiltFiles> = [];
  const inUse = new Set<string>();
  let made = 0;
  mkdirSync(cache, { recursive: true });
  mkdirSync(compressed, { recursive: true });

  const put = async (target: FileTarget) => {
    const key = sha256(JSON.stringify([look, target.path, target.data, target.files.map(hashOfFile)]));
    inUse.add(key);
    const known = [cache, secondCache]
      .map((folder) => path.join(folder, key))
      .find((file) => existsSync(file));
    const cachedFile = known ?? path.join(cache, key);
    if (!known) {
      await maker.make(target, cachedFile);
      made += 1;
    }
    const placed = path.join(served, target.path);
    placeCached(cachedFile, placed);
    await compressFile(placed, compressed);
    const content = readFileSync(cachedFile);
    const { path: href, date } = target;
    const sums = { sha256: sha256(content), crc32: crc32(content) };
    files.push({ path: href, date, bytes: content.length, ...sums });
  };

  for (const targets of stages) {
    // The lanes share one iterator: each takes the next target when it is ready.
    const waiting = targets.values();
    const lane = async () => {
      for (const target of waiting) await put(target);
    };
    await Promise.all(Array.from({ length: maker.atOnce }, lane));
  }
  removeUnused(cache, inUse);
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  return { files, made };
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function hashFilesOnce(): (file: string) => string {
  const hashes = new Map<string, string>();
  return (file) => {
    const [folder, ...names] = file.split("/");
    // Nothing is made of what a link in `public/` leads to.
    if (folder === sourceFolder && !isPlainFile(folder, names.join("/")))
      throw new Error(`Brakuje pliku ${file}, z którego powstają pliki do pobrania.`);
    const hash = hashes.get(file) ?? sha256(readFileSync(file));
    hashes.set(file, hash);
    return hash;
  };
}
