import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Age in ms at which a cached file is deleted if the build does not use it. Younger files are kept, so that switching
 * to another branch and back does not regenerate them.
 */
const unusedForMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Puts a cached file in its place: as a hard link, or as a copy if the two are on different disks.
 * @param {string} cached @param {string} file
 */
export function placeCached(cached, file) {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  try {
    linkSync(cached, file);
  } catch {
    copyFileSync(cached, file);
  }
}

/** Deletes cached files that are old and not in use. @param {string} folder @param {ReadonlySet<string>} inUse */
export function removeUnused(folder, inUse) {
  for (const key of readdirSync(folder)) {
    const file = path.join(folder, key);
    if (!inUse.has(key) && statSync(file).mtimeMs < Date.now() - unusedForMs) rmSync(file);
  }
}
