import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Lock of a laid folder: of the process that lays it, and then of that which publishes from it. */
export const laidFolderLock = (folder: string) => `${folder}.lock`;

/**
 * Fills a folder with links, so that the programs of a release run there with other content.
 * @param own names and targets of what differs from the release; null for what is to be missing
 */
export function layReleaseFolder(folder: string, release: string, own: Record<string, string | null>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const theirs = readdirSync(release).map((name) => [name, path.join(release, name)] as const);
  for (const [name, target] of Object.entries({ ...Object.fromEntries(theirs), ...own }))
    if (target !== null) symlinkSync(target, path.join(folder, name));
}
