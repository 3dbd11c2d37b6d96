import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isLeftover } from "lib/platform/files.server";
import { contentDir } from "./files.server";

/** Hashes the names and bytes of all content files, so that two states of the content can be compared. */
export async function contentFingerprint(): Promise<string> {
  const entries = await readdir(contentDir(), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  const bytes = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries())
    hash
      .update(`${path.relative(contentDir(), file)}\0`)
      .update(bytes[index] ?? "")
      .update("\0");
  return hash.digest("base64url");
}
