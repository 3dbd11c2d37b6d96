import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { chmod, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Permissions of private folders. */
const folderMode = 0o700;

/**
 * Permissions of a private file, such as an email, a secret or a backup: its owner's alone. Where the folder has the setgid
 * bit, its group may read too: that is how an operator lets the backup have a user of its own.
 */
export const privateMode = (file: string) =>
  (statSync(path.dirname(file)).mode & 0o2000) === 0 ? 0o600 : 0o640;

/**
 * Writes or replaces a private file atomically and creates its folder. After a crash or a power cut, the file has
 * either all of the old content or all of the new.
 * @throws the file system's error; the temporary file is removed
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: folderMode });
  const draft = draftOf(file);
  try {
    await writeFile(draft, content, { mode: privateMode(file), flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Like {@link writeFileAtomically}, but for public files, synchronous, and without flushing to disk. */
export function writePublicFileAtomically(file: string, content: string | Uint8Array): void {
  const draft = draftOf(file);
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Moves a finished private file to its final path, atomically and flushed to disk. Replaces an older file. After a crash or a
 * power cut, the path has either the complete old file or the complete new one.
 * @param draft the finished file, on the same file system as `file`
 */
export async function replaceAtomically(draft: string, file: string): Promise<void> {
  await chmod(draft, privateMode(file));
  await syncToDisk(draft);
  await rename(draft, file);
  await syncToDisk(path.dirname(file));
}

/**
 * Creates a file atomically, unless it already exists. If two processes create it at the same time, the first one's
 * content stays. Synchronous; meant for the start of a process.
 * @throws the file system's error
 */
export function createFileAtomically(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: folderMode });
  const draft = draftOf(file);
  writeFileSync(draft, content, { mode: privateMode(file), flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
}

/** Number of files to flush at a time: a file system writes out several together. */
const flushedAtOnce = 16;

/** Flushes a folder and everything in it to disk. */
export async function flushFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const waiting = [folder, ...names.map((name) => path.join(folder, name))].values();
  const lane = async () => {
    for (const file of waiting) await syncToDisk(file);
  };
  await Promise.all(Array.from({ length: flushedAtOnce }, lane));
}

/** Flushes a file, or the names within a folder, to disk. */
export async function syncToDisk(file: string) {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}

function draftOf(file: string): string {
  return `${file}.${randomUUID()}.part`;
}
