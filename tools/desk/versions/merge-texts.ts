import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { git } from "./git";

/** Joins two edits of a text line by line; null if both have changed the same lines, or there is no Git. */
export async function mergeTexts(base: string, theirs: string, mine: string): Promise<string | null> {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-"));
  try {
    const files = Object.entries({ mine, base, theirs }).map(([name, text]) => {
      const file = path.join(folder, name);
      writeFileSync(file, `${text}\n`);
      return file;
    });
    return (await git(["merge-file", "--stdout", ...files])).trim();
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
