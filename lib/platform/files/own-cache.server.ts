import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { log } from "../log.server";
import { writePublicFileAtomically } from "./atomic-write.server";

/**
 * A JSON value in a file that only saves time: read only if it is whole, and written by this user and this version of
 * the code. Errors are only logged.
 */
export function ownCache(file: string, version: string) {
  const sumOf = (json: string | Buffer) => createHash("sha256").update(version).update(json).digest("hex");
  return {
    /** Returns null if it cannot be used. */
    read(): unknown {
      try {
        if (!isOwn(path.dirname(file)) || !isOwn(file)) return null;
        const bytes = readFileSync(file);
        const end = bytes.indexOf("\n");
        const json = bytes.subarray(end + 1);
        return bytes.toString("latin1", 0, end) === sumOf(json) ? JSON.parse(json.toString()) : null;
      } catch (error) {
        log.warn({ err: error, file }, "A cache cannot be read");
        return null;
      }
    },

    /** Writes a value whole or not at all, and only into a folder of this user's. */
    write(value: unknown): void {
      try {
        if (!isOwn(path.dirname(file))) return;
        removeLeft(file);
        const json = JSON.stringify(value);
        writePublicFileAtomically(file, `${sumOf(json)}\n${json}`);
      } catch (error) {
        log.warn({ err: error, file }, "A cache cannot be written");
      }
    },
  };
}

function isOwn(place: string): boolean {
  const state = statSync(place, { throwIfNoEntry: false });
  return state !== undefined && state.uid === (process.getuid?.() ?? state.uid);
}

const anHourMs = 3_600_000;

/** Removes what processes have left that were killed while they wrote. */
function removeLeft(file: string) {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(file)}.`) || !name.endsWith(".part")) continue;
    const left = path.join(folder, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(left, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - anHourMs) rmSync(left, { force: true });
  }
}
