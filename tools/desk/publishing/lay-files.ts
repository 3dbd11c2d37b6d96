import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { isPlainFile, listPlainFiles } from "lib/platform/files.server";
import { RejectedError } from "../requests/rejected-error";
import { blobOf } from "../versions/git";

/**
 * Makes a folder contain exactly the given files: copies those that it lacks, and deletes all others.
 * @param wanted source and id of the bytes of each file, by its path below the folder
 * @throws {RejectedError} if a file no longer has the bytes that somebody has looked at
 */
export async function layFiles(folder: string, wanted: ReadonlyMap<string, { source: string; id: string }>) {
  for (const name of listPlainFiles(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
  for (const [name, { source, id }] of wanted) {
    // Other requests are answered in between.
    await nextRound();
    const file = path.join(folder, name);
    const isLaid = () => isPlainFile(folder, name) && blobOf(file).sha === id;
    if (isLaid()) continue;
    rmSync(file, { recursive: true, force: true });
    cpSync(source, file);
    if (!isLaid()) throw new RejectedError(409, `Plik ${name} właśnie się zmienił: spróbuj jeszcze raz.`);
  }
}
