import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { runGit } from "lib/platform/git.server";

/** The clone that holds the staff's work (`DESK_FOLDER`); empty where there is no desk. */
export const deskFolder = () => process.env.DESK_FOLDER ?? "";

/** Returns the path of the bundle in the folder that is packed into a backup or unpacked from it. */
export const bundleIn = (folder: string) => path.join(folder, "desk.bundle");

/** Writes all versions of the clone into a bundle. @returns the URL of its remote; empty without one */
export async function bundleClone(folder: string): Promise<string> {
  const cwd = deskFolder();
  await runGit(["bundle", "create", "--quiet", path.resolve(bundleIn(folder)), "--all"], { cwd });
  return (await runGit(["config", "--default", "", "remote.origin.url"], { cwd })).trim();
}

/** Brings the clone back, unless one is there. @returns what was done, in Polish */
export async function restoreClone(folder: string, remote: string): Promise<string> {
  const clone = deskFolder();
  if (!clone) return "Kopia ma też repozytorium redakcji: przywróci je to samo polecenie z DESK_FOLDER.";
  if (existsSync(clone) && readdirSync(clone).length > 0)
    return `Repozytorium redakcji zostało, jakie było: ${clone} nie jest pusty.`;
  await runGit(["clone", "--quiet", bundleIn(folder), clone]);
  await runGit(remote ? ["remote", "set-url", "origin", remote] : ["remote", "remove", "origin"], {
    cwd: clone,
  });
  return `Przywrócono repozytorium redakcji: ${clone}`;
}
