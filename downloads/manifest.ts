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
import { writePublicFileAtomically } from "../app/platform/files/atomic-write.server";

/** A download to be made from the content at build time. */
export type FileTarget = {
  /** Its URL on the site: `/files/….zip`. */
  path: string;
  /** `YYYY-MM-DD`: as new as the newest thing in it. */
  date: string;
  /** Files that it is made from, its maker's source code included; paths below the project. */
  files: readonly string[];
  /** Other inputs. */
  data?: unknown;
  make(): Uint8Array | Promise<Uint8Array>;
};

export type FileFolders = {
  /** Cache of made files, so that the next build need not make them again. */
  kept: string;
  /** Another such cache, which is only read. */
  alsoKept?: string;
  /** The folder served at the site's root. */
  served: string;
  /** The list of all made files. */
  manifest: string;
};

/** Unused files are kept this long, so that branches and content can be switched back without remaking them. */
const unusedForMs = 7 * 24 * 60 * 60 * 1000;

export const buildFolders: FileFolders = {
  // Outside `build/`, which Remix deletes, and `node_modules/`, which `npm ci` deletes.
  kept: ".cache/files",
  served: builtFolder,
  manifest: builtList,
};

/**
 * Makes files that are missing or whose sources have changed, puts all files where the site serves them, and writes the
 * manifest. A file that is no longer ordered is removed from the cache after a week.
 * @returns the manifest's entries by path, and how many files had to be made
 */
export async function makeFiles(
  orders: readonly FileTarget[],
  { kept, alsoKept = kept, served, manifest }: FileFolders = buildFolders,
): Promise<{ files: ListedFile[]; made: number }> {
  const hashOfFile = hashFilesOnce();
  const files: ListedFile[] = [];
  const inUse = new Set<string>();
  let made = 0;
  mkdirSync(kept, { recursive: true });
  for (const order of orders) {
    const key = sha256(JSON.stringify([order.path, order.data, order.files.map(hashOfFile)]));
    const known = [kept, alsoKept].map((folder) => path.join(folder, key)).find((file) => existsSync(file));
    const keptFile = known ?? path.join(kept, key);
    if (!known) {
      writePublicFileAtomically(keptFile, await order.make());
      made += 1;
    }
    inUse.add(key);
    place(keptFile, path.join(served, order.path));
    const content = readFileSync(keptFile);
    const { path: servedPath, date } = order;
    const sums = { sha256: sha256(content), crc32: crc32(content) };
    files.push({ path: servedPath, date, bytes: content.length, ...sums });
  }
  removeUnused(kept, inUse);
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

function removeUnused(kept: string, inUse: ReadonlySet<string>): void {
  for (const key of readdirSync(kept)) {
    const file = path.join(kept, key);
    if (!inUse.has(key) && statSync(file).mtimeMs < Date.now() - unusedForMs) rmSync(file);
  }
}

/** A hard link takes no extra space; a folder on another disk gets a copy. */
function place(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  rmSync(target, { force: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
