import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import { builtFolder, builtList, type ListedFile } from "~/platform/files/artifacts.server";
import * as theme from "~/platform/theme";
import { writePublicFileAtomically } from "../app/platform/files/atomic-write.server";

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
  /** A second cache folder, which is only read. */
  secondCache?: string;
  /** The folder served at the site's root. */
  served: string;
  /** Path of the JSON list of all generated files. */
  manifest: string;
};

/**
 * Age in ms at which a cached file is deleted if the build does not use it. Younger files are kept, so that switching
 * to another branch and back does not regenerate them.
 */
const unusedForMs = 7 * 24 * 60 * 60 * 1000;

export const buildFolders: FileFolders = {
  // Outside `build/`, which Remix deletes, and `node_modules/`, which `npm ci` deletes.
  cache: ".cache/files",
  served: builtFolder,
  manifest: builtList,
};

/**
 * Incremental build: generates the files that are missing from the cache or whose inputs have changed, puts all files
 * into the served folder, and writes the manifest. Deletes cached files that have no target and are more than a week
 * old.
 * @param look what all generators draw with: it is baked into the code, so it is in none of their files
 * @returns the manifest entries sorted by path, and the number of newly generated files
 */
export async function makeFiles(
  targets: readonly FileTarget[],
  { cache, secondCache = cache, served, manifest }: FileFolders = buildFolders,
  look: object = theme,
): Promise<{ files: ListedFile[]; made: number }> {
  const hashOfFile = hashFilesOnce();
  const files: ListedFile[] = [];
  const inUse = new Set<string>();
  let made = 0;
  mkdirSync(cache, { recursive: true });
  for (const target of targets) {
    const key = sha256(JSON.stringify([look, target.path, target.data, target.files.map(hashOfFile)]));
    const known = [cache, secondCache]
      .map((folder) => path.join(folder, key))
      .find((file) => existsSync(file));
    const cachedFile = known ?? path.join(cache, key);
    if (!known) {
      writePublicFileAtomically(cachedFile, await target.make());
      made += 1;
    }
    inUse.add(key);
    place(cachedFile, path.join(served, target.path));
    const content = readFileSync(cachedFile);
    const { path: servedPath, date } = target;
    const sums = { sha256: sha256(content), crc32: crc32(content) };
    files.push({ path: servedPath, date, bytes: content.length, ...sums });
  }
  removeUnused(cache, inUse);
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  writeFileSync(manifest, `${JSON.stringify(files, null, 2)}\n`);
  return { files, made };
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function hashFilesOnce(): (file: string) => string {
  const hashes = new Map<string, string>();
  return (file) => {
    const hash = hashes.get(file) ?? sha256(readFileSync(file));
    hashes.set(file, hash);
    return hash;
  };
}

function removeUnused(cache: string, inUse: ReadonlySet<string>): void {
  for (const key of readdirSync(cache)) {
    const file = path.join(cache, key);
    if (!inUse.has(key) && statSync(file).mtimeMs < Date.now() - unusedForMs) rmSync(file);
  }
}

/** Hard-links a file to save space, or copies it if the target is on another disk. */
function place(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  rmSync(target, { force: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
