import { createHash, randomUUID } from "node:crypto";
import { readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runGit } from "lib/processes/git.server";

/** The author of versions that the desk makes by itself. */
export const deskAuthor = { name: "Redakcja", address: "redakcja@localhost" };

const asProgram = {
  GIT_AUTHOR_NAME: deskAuthor.name,
  GIT_AUTHOR_EMAIL: deskAuthor.address,
  GIT_COMMITTER_NAME: deskAuthor.name,
  GIT_COMMITTER_EMAIL: deskAuthor.address,
};

/** Runs Git in the working folder, which is the current one. */
export const git = (args: readonly string[], { env, ...options }: Parameters<typeof runGit>[1] = {}) =>
  runGit(args, { ...options, env: { ...asProgram, ...env } });

/** Returns Git's id for the content of a file. */
export const blobId = (bytes: string | Uint8Array) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(bytes)}\0`)
    .update(bytes)
    .digest("hex");

const blobs = new Map<string, { changed: string; sha: string; size: number }>();

/** The id that Git gives to the content of a file, and its size; it is read again only if it has changed. */
export function blobOf(file: string): { sha: string; size: number } {
  const { ino, mtimeNs, size } = statSync(file, { bigint: true });
  const changed = [ino, mtimeNs, size].join();
  const before = blobs.get(file);
  const now =
    before?.changed === changed ? before : { changed, sha: blobId(readFileSync(file)), size: Number(size) };
  blobs.set(file, now);
  return { sha: now.sha, size: now.size };
}

/** The lines that Git prints, or its entries, where `-z` separates them. */
export const entriesOf = (printed: string, end = "\n") => printed.split(end).filter(Boolean);

/**
 * Returns a tree with other versions of some files.
 * @param tree the tree, or a version that has it
 * @param entries lines of `git update-index --index-info`
 */
export async function treeWith(tree: string, entries: readonly string[]): Promise<string> {
  const index = path.join(tmpdir(), `desk-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    await git(["read-tree", tree], { env });
    await git(["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return (await git(["write-tree"], { env })).trim();
  } finally {
    for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  }
}
