import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isLeftover } from "lib/platform/files.server";

/** Folder of the edited content. */
export const editedContent = "content";
/** Folder within it where editors leave photos that become pictures; not content. */
const tray = "pictures";

/** Lists all files of a content folder, sorted, as paths relative to it. */
export async function listContentFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => name.split(path.sep)[0] !== tray)
    .sort();
}

/** Hashes the names and bytes of all files of a content folder, so that two states of the content can be compared. */
export async function contentFingerprint(folder: string): Promise<string> {
  const files = await listContentFiles(folder);
  const bytes = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries())
    hash
      .update(`${file}\0`)
      .update(bytes[index] ?? "")
      .update("\0");
  return hash.digest("base64url");
}
