import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { writePublicFileAtomically } from "lib/platform/files.server";

/**
 * By each file that a write has replaced, the name of the file that holds its old bytes; null if there was no file.
 */
type Replaced = Map<string, string | null>;

const underWay = new AsyncLocalStorage<Replaced>();

/**
 * Writes a file, or deletes it (`null`). Within {@link allOrNothing}, the file is restored if the whole write fails.
 * @param file path relative to the current folder
 */
export function putFile(file: string, bytes: string | Uint8Array | null): void {
  const replaced = underWay.getStore();
  if (replaced && !replaced.has(file)) replaced.set(file, setAside(file));
  if (bytes === null) rmSync(file, { force: true });
  else writePublicFileAtomically(file, bytes);
}

/** Links the old bytes to a second name: restoring them takes no space, even on a full disk. */
function setAside(file: string): string | null {
  if (!existsSync(file)) return null;
  const aside = `${file}.${randomUUID()}.part`;
  try {
    linkSync(file, aside);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(file, aside);
  }
  return aside;
}

/**
 * Runs work that puts files, and keeps them; if either fails, every file is as it was before.
 * @param keep makes a version of the files that were put
 * @param onUndone called once the files have been restored
 */
export async function allOrNothing<Result>(
  work: () => Result | Promise<Result>,
  keep: (files: string[]) => Promise<void>,
  onUndone: () => unknown = () => undefined,
): Promise<Result> {
  const replaced: Replaced = new Map();
  try {
    const result = await underWay.run(replaced, work);
    await keep([...replaced.keys()]);
    return result;
  } catch (error) {
    for (const [file, aside] of replaced)
      if (aside) renameSync(aside, file);
      else rmSync(file, { force: true });
    if (replaced.size > 0) await onUndone();
    throw error;
  } finally {
    for (const aside of replaced.values()) if (aside) rmSync(aside, { force: true });
  }
}
