import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseCategoryTree } from "./parser.server";
import type { Category } from "./tree";

const snapshotSchema = z.object({ baseUrl: z.string(), fetchedAt: z.number(), tree: z.unknown() });

export type CategorySnapshot = {
  root: Category;
  /** When the service gave it, in ms since 1970. */
  fetchedAt: number;
};

/**
 * The service's last good tree on disk, so that a restart during an outage still has it.
 * @returns null where there is none yet, or where it came from another service
 * @throws where the file can't be read or is not what {@link writeSnapshot} writes
 */
export async function readSnapshot(
  file: string,
  baseUrl: string,
  imageHosts: readonly string[],
): Promise<CategorySnapshot | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const snapshot = snapshotSchema.parse(JSON.parse(text));
  if (snapshot.baseUrl !== baseUrl) return null;
  return { root: parseCategoryTree(snapshot.tree, imageHosts).root, fetchedAt: snapshot.fetchedAt };
}

/** Replaces the snapshot as a whole: after a crash or a power cut the old or the new one is there, never a part. */
export async function writeSnapshot(file: string, baseUrl: string, { root, fetchedAt }: CategorySnapshot) {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, "w");
    try {
      await handle.writeFile(JSON.stringify({ baseUrl, fetchedAt, tree: root }));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
