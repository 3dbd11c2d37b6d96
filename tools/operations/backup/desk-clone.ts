import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { runGit } from "lib/processes/git.server";
import { deskFolder } from "~/content/publication-source.server";

/** Returns the path of the bundle in the folder that is packed into a backup or unpacked from it. */
export const bundleIn = (folder: string) => path.join(folder, "desk.bundle");

/** Git's own way to read another user's repository: no setting of that repository can run a program. */
const ofAnotherUser = "--upload-pack=git -c safe.directory=* upload-pack";

/** Writes all versions of the clone into a bundle. @returns the URL of its remote; empty without one */
export async function bundleClone(folder: string): Promise<string> {
  const mirror = path.resolve(folder, "desk.git");
  await runGit(["clone", "--quiet", "--mirror", "--no-local", ofAnotherUser, deskFolder(), mirror]);
  await runGit(["bundle", "create", "--quiet", path.resolve(bundleIn(folder)), "--all"], { cwd: mirror });
  const config = path.join(deskFolder(), ".git/config");
  return (await runGit(["config", "--file", config, "--default", "", "remote.origin.url"])).trim();
}

/** Restores the clone, unless there is one already. @returns what was done, in Polish */
export async function restoreClone(folder: string, remote: string): Promise<string> {
  const clone = deskFolder();
  if (!clone)
    return "Kopia ma też repozytorium redakcji: sposób przywrócenia podaje „Backup and restore” w docs/deployment.md.";
  if (existsSync(clone) && readdirSync(clone).length > 0)
    return `Repozytorium redakcji zostało, jakie było: ${clone} nie jest pusty.`;
  await runGit(["clone", "--quiet", bundleIn(folder), clone]);
  await runGit(remote ? ["remote", "set-url", "origin", remote] : ["remote", "remove", "origin"], {
    cwd: clone,
  });
  return `Przywrócono repozytorium redakcji: ${clone}`;
}
