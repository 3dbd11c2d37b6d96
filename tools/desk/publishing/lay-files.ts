import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { isPlainFile, listPlainFiles } from "lib/platform/files.server";
import { RejectedError } from "../rejected-error";
import { blobOf } from "../versions/git";

/**
 * Lays files into a folder, in place of all others that it had; copies only those that it lacks.
 * @param wanted by path below the folder, where each comes from and the id of its bytes
 * @throws {RejectedError} if one no longer has the bytes that somebody has looked at
 */
export async function layFiles(folder: string, wanted: ReadonlyMap<string, { source: string; id: string }>) {
  for (const name of listPlainFiles(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
  for (const [name, { source, id }] of wanted) {
    // Others are answered meanwhile.
    await nextRound();
    const file = path.join(folder, name);
    const isLaid = () => isPlainFile(folder, name) && blobOf(file).sha === id;
    if (isLaid()) continue;
    rmSync(file, { recursive: true, force: true });
    cpSync(source, file);
    if (!isLaid()) throw new RejectedError(409, `Plik ${name} właśnie się zmienił: spróbuj jeszcze raz.`);
  }
}
