import type { StatsFs } from "node:fs";
import { statfs } from "node:fs/promises";
import { getEnv } from "lib/platform/env.server";
import { nearestFolder } from "./data-folder";
import { type DoctorCheck, type Finding, notice, ok, wrong } from "./finding";

const megabyte = 1_024 * 1_024;
/** Free space, in bytes, below which the check fails: enough for the database's log (64 MB) and little else. */
const tooFewBytes = 100 * megabyte;
/** Free space, in bytes, below which the check warns, early enough for the operator to act. */
const fewBytes = 1_024 * megabyte;
const tooFewFiles = 1_000;

export const check: DoctorCheck = async () => {
  const folder = nearestFolder(getEnv().DATA_DIR);
  return [diskFinding(folder, await statfs(folder))];
};

export function diskFinding(
  folder: string,
  { bavail, bsize, files, ffree }: Pick<StatsFs, "bavail" | "bsize" | "files" | "ffree">,
): Finding {
  const bytes = bavail * bsize;
  const says = `wolne ${Math.floor(bytes / megabyte)} MB przy ${folder}`;
  const todo = "zwolnij miejsce albo przenieś DATA_DIR";
  // Some file systems have no maximum number of files and report 0 as this maximum.
  if (files > 0 && ffree < tooFewFiles) return wrong(`${says}, ale miejsce tylko na ${ffree} plików`, todo);
  if (bytes < tooFewBytes) return wrong(says, todo);
  return bytes < fewBytes ? notice(says, todo) : ok(says);
}
