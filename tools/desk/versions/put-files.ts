import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { writePublicFileAtomically } from "lib/platform/files.server";

/** Where a write keeps the old bytes of what it has replaced, by file; null for a file that was not there. */
type Replaced = Map<string, string | null>;

const underWay = new AsyncLocalStorage<Replaced>();

/**
 * Writes or deletes (null) a file. Within {@link allOrNothing}, it is as it was if the whole fails.
 * @param file path relative to the current folder
 */
export function putFile(file: string, bytes: string | Uint8Array | null): void {
  const replaced = underWay.getStore();
  if (replaced && !replaced.has(file)) replaced.set(file, setAside(file));
  if (bytes === null) rmSync(file, { force: true });
  else writePublicFileAtomically(file, bytes);
}

/** A second name for the old bytes: putting them back takes no space, even on a full disk. */
function setAside(file: string): string | null {
  if (!existsSync(file)) return null;
  const aside = `${file}.${randomUUID()}.part`;
  try {
    linkSync(file, aside);
  } catch {
    // Some file systems have no second names.
    copyFileSync(file, aside);
  }
  return aside;
}

/**
 * Runs work that puts files, and keeps them; if either fails, every file is as it was.
 * @param keep makes a version of the files that were put
 * @param onUndone called once the files that were put are as they were
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
