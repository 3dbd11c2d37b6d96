import { readFile } from "node:fs/promises";
import { writeFileAtomically } from "lib/platform/files.server";
import { z } from "zod";
import { parseCategoryTree } from "./parser.server";
import type { Category } from "./tree";

const snapshotSchema = z.object({ baseUrl: z.string(), fetchedAt: z.number(), tree: z.unknown() });

export type CategorySnapshot = {
  root: Category;
  /** Time when the service sent the tree, in ms since 1970. */
  fetchedAt: number;
};

/**
 * Reads the last valid tree of the category service from disk, so that the site has it even if it restarts during an
 * outage of the service.
 * @returns null if there is no snapshot yet, or if it came from another service
 * @throws if the file cannot be read or was not written by {@link writeSnapshot}
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

/** Writes the snapshot atomically, replacing the previous one. */
export function writeSnapshot(file: string, baseUrl: string, { root, fetchedAt }: CategorySnapshot) {
  return writeFileAtomically(file, JSON.stringify({ baseUrl, fetchedAt, tree: root }));
}
