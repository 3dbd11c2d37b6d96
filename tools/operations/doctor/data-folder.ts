import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { type DoctorCheck, type Finding, notice, ok, wrong } from "./finding";

/** A folder with this bit is meant to be shared with its group, so only the permissions of all other users count. */
const setgid = 0o2000;
const othersIn = (folderMode: number) =>
  (folderMode & setgid) === 0 ? { read: 0o044, enter: 0o011 } : { read: 0o004, enter: 0o001 };

export const check: DoctorCheck = () => folderFindings(getEnv().DATA_DIR);

/** Checks that this process can use `DATA_DIR` and that no other user can read the secret and email addresses in it. */
export function folderFindings(folder: string): Finding[] {
  if (!existsSync(folder)) {
    const parent = nearestFolder(folder);
    return statSync(parent).isDirectory() && canUse(parent)
      ? [ok(`${folder} powstanie przy pierwszym starcie`)]
      : [wrong(`nie można założyć ${folder} w ${parent}`, `załóż go i oddaj użytkownikowi serwisu (chown)`)];
  }
  const used = [folder, ...readdirSync(folder).map((name) => path.join(folder, name))];
  const unusable = used.filter((file) => !canUse(file));
  if (unusable.length > 0)
    return [
      wrong(`nie można czytać i pisać: ${unusable.join(", ")}`, "oddaj je użytkownikowi serwisu (chown)"),
    ];
  const { uid, mode } = statSync(folder);
  const { read, enter } = othersIn(mode);
  // Published files are public anyway, and a socket has no content.
  const exposed = used
    .slice(1)
    .map((file) => ({ file, stat: statSync(file) }))
    .filter(({ file, stat }) => stat.isFile() || path.basename(file) === "outbox")
    .flatMap(({ file, stat }) => ((stat.mode & read) !== 0 ? file : []));
  if ((mode & enter) !== 0 && exposed.length > 0)
    return [wrong(`inni użytkownicy komputera mogą czytać ${exposed.join(", ")}`, `chmod 700 ${folder}`)];
  if (process.getuid?.() === 0 && uid !== 0)
    return [notice(`${folder} należy do kogo innego niż root`, "sprawdź jako użytkownik serwisu")];
  return [ok(folder)];
}

/** Returns the folder itself if it exists, otherwise its nearest existing ancestor. */
export function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}

/** Whether this process may read and write a file, or work in a folder. */
export function canUse(file: string): boolean {
  const enter = statSync(file).isDirectory() ? constants.X_OK : 0;
  try {
    accessSync(file, constants.R_OK | constants.W_OK | enter);
    return true;
  } catch {
    return false;
  }
}
