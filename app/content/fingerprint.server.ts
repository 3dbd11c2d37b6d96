import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listOwnFiles } from "lib/platform/files.server";

/** Folder of the edited content. */
export const editedContent = "content";
/** Folder within it where editors leave photos that become pictures; not content. */
const tray = "pictures";
/** What editors read about the files; not content either. */
const guide = "README.md";

/** Lists the content files of a content folder, sorted, as paths relative to it. */
export const listContentFiles = (folder: string) =>
  listOwnFiles(folder).filter((name) => name !== guide && name.split("/")[0] !== tray);

/** Hashes the names and bytes of all files of a content folder, so that two states of the content can be compared. */
export async function contentFingerprint(folder: string): Promise<string> {
  const hash = createHash("sha256");
  // One after another: if thousands were read at once, their completions would block the event loop.
  for (const file of listContentFiles(folder))
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(folder, file)))
      .update("\0");
  return hash.digest("base64url");
}
