import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FileLock } from "lib/platform/database.server";
import { builtSite, flushFolder, publications, syncToDisk } from "lib/platform/files.server";
import { runAtOnce } from "lib/processes/steps";

/** Number of publications that are kept, beside those that are shown. */
const kept = 5;

const at = (name: string) => path.join(publications.folder(), name);
/** Name of the folder in which a publication is written; suffix of one that is being deleted. */
const draft = "next";
const deleted = ".old";
/**
 * Prefix of the folder in which the release runs with the desk's content while it is published. The rest of the name
 * belongs to one process: the Git of a killed process may still write into its own folder.
 */
const source = "source";
const ownSource = `${source}-${randomUUID()}`;

/** Returns the path of a folder for the content to be published; it is removed with the draft. */
export const laidFolder = () => at(ownSource);

/**
 * Creates the empty folder of the next publication, and removes what an interrupted one has left.
 * @throws if there is a folder in place of the link to the current publication: no link can replace it
 */
export function beginPublication(): string {
  mkdirSync(publications.folder(), { recursive: true });
  if (lstatSync(publications.link(), { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `W miejscu dowiązania ${publications.link()} jest folder: przenieś go gdzie indziej i opublikuj jeszcze raz.`,
    );
  const left = readdirSync(publications.folder()).filter((name) => name.endsWith(deleted));
  abandonPublication();
  for (const name of left) rmSync(at(name), { recursive: true });
  mkdirSync(path.join(at(draft), publications.parts.files), { recursive: true });
  return at(draft);
}

export function abandonPublication(): void {
  rmSync(at(draft), { recursive: true, force: true });
  for (const name of readdirSync(publications.folder()).filter((name) => name.startsWith(source))) {
    try {
      rmSync(at(name), { recursive: true });
    } catch (error) {
      // A process still writes there: the next publication removes the rest.
      if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
    }
  }
}

/**
 * Completes the folder of the next publication, flushes it to disk, and has the site show it. An interruption at any
 * time, even a power cut, leaves the publication that was current, or this one.
 * @returns its name
 */
export async function showNext(
  parts: Pick<ReturnType<typeof publications.read>, "files" | "removed" | "missing" | "desk">,
): Promise<string> {
  const name = String(Math.max(0, ...numbers()) + 1);
  const before = publications.current();
  const description = { build: builtSite.id(), at: new Date().toISOString(), before, ...parts };
  writeFileSync(path.join(at(draft), publications.parts.description), JSON.stringify(description));
  writeFileSync(path.join(at(draft), publications.parts.lock), "");
  await flushFolder(at(draft));
  renameSync(at(draft), at(name));
  await syncToDisk(publications.folder());
  await switchTo(name);
  removeOld([name, before]);
  return name;
}

/**
 * Has the site show what it showed before the current publication.
 * @returns its name; null if nothing has been published
 * @throws if it no longer exists
 */
export async function showBefore(): Promise<string | null> {
  const current = publications.current();
  if (current === builtSite.name) return null;
  const { before } = publications.read(current);
  const { name } = runAtOnce(publications.readWhole(before));
  await switchTo(name);
  return name;
}

/** Points the link to a publication, atomically. */
async function switchTo(name: string): Promise<void> {
  const link = `${publications.link()}.next`;
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, publications.link());
  await syncToDisk(publications.folder());
}

/** Deletes old publications, except those that an instance still shows. */
function removeOld(inUse: string[]): void {
  const names = numbers().sort((one, other) => other - one);
  for (const name of names.slice(kept).map(String)) {
    if (inUse.includes(name)) continue;
    const lock = FileLock.tryTake(path.join(at(name), publications.parts.lock));
    if (!lock) continue;
    renameSync(at(name), at(name + deleted));
    lock.release();
    rmSync(at(name + deleted), { recursive: true });
  }
}

const numbers = () => publications.list().map(Number);
