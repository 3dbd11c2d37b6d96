import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stageContent } from "~/content/memo";
import { newFolder } from "../runner/new-folder";

/** Reads what a changed copy of the content results in. @param change is given the folder of the copy */
export function withChangedContent<Result>(change: (folder: string) => void, read: () => Result): Result {
  const folder = newFolder();
  cpSync("content", folder, { recursive: true, dereference: true });
  change(folder);
  return stageContent(folder).load(read);
}

/** Replaces the text of a file. */
export function rewrite(folder: string, name: string, change: (text: string) => string): void {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
