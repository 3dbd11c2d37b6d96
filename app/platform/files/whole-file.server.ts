import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Only the site's own user may read what it keeps: mails, secrets, copies. */
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Writes or replaces a file as a whole, folder included: after a crash or a power cut the old or the new content is
 * there, never a part.
 * @throws what the disk says; then nothing is left behind
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: folderMode });
  const draft = draftOf(file);
  try {
    const handle = await open(draft, "w", fileMode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Makes a file as a whole unless it is there already: of two processes that do it at once, the first one's stays.
 * Blocks; meant for the start of a process.
 */
export function createWhole(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: folderMode });
  const draft = draftOf(file);
  writeFileSync(draft, content, { mode: fileMode, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
}

function draftOf(file: string): string {
  return `${file}.${randomUUID()}.part`;
}
