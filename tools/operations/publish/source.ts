import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { failureReason } from "lib/platform/failure-reason";
import { type DeskVersion, layReleaseFolder, publications } from "lib/platform/files.server";
import { gitClone, runGit } from "lib/processes/git.server";
import { describeVersion, publicationSource } from "~/content/publication-source.server";
import { laidFolder } from "./publications";

/** The folders that are published. */
const published = ["content", "public"];

/**
 * Makes the folder with what is to be published the current one.
 * @returns the version of the desk's clone; undefined for the content of the release
 * @throws a one-line error if this would take down what the desk has published, or if the version cannot be read
 */
export async function goToSource(): Promise<DeskVersion | undefined> {
  const source = publicationSource();
  const shown = publications.ofDesk();
  if (!source)
    throw new Error(
      `Odwiedzający widzą treść redakcji (publikacja ${shown?.name} z ${shown?.at}; ${shown && describeVersion(shown.desk)}), a ta publikacja zastąpiłaby ją treścią wydania. Naciśnij „Publikuj” w redakcji albo podaj jej folder w DESK_FOLDER. Jeśli treść wydania ma ją zastąpić: npm run publish -- --from-release`,
    );
  if (!source.isDesk) return undefined;
  const version = await layNewestVersion(source.folder, shown?.desk).catch((error) => {
    throw new Error(`Repozytorium redakcji ${source.folder}: ${failureReason(error)}.`);
  });
  process.chdir(laidFolder());
  return version;
}

/**
 * Makes a folder with the release and with the content and public files of the newest version in the desk's clone. A
 * version is complete, whatever is being saved, merged or left uncommitted there.
 * @param shown what visitors see, if it comes from the desk: if the clone has it, the clone is not an older one
 */
async function layNewestVersion(clone: string, shown?: DeskVersion): Promise<DeskVersion> {
  // Checked first, because Git would look for a repository in the folders above.
  if (!existsSync(path.join(clone, ".git"))) throw new Error("nie ma go w tym folderze (DESK_FOLDER)");
  if (await gitClone.isMerging(clone))
    throw new Error("programista łączy w nim teraz zmiany; spróbuj za kilka minut");
  const version = (await runGit(["rev-parse", "--verify", "HEAD"], { cwd: clone })).trim();
  if (shown && !(await gitClone.contains(version, shown.version, clone)))
    throw new Error(
      `nie ma w nim tego, co widzą odwiedzający (${describeVersion(shown)}); obejrzyj zmiany w redakcji i naciśnij „Publikuj”`,
    );
  const folder = laidFolder();
  layReleaseFolder(folder, process.cwd(), Object.fromEntries(published.map((name) => [name, null])));
  const env = { GIT_DIR: path.join(clone, ".git"), GIT_WORK_TREE: folder, GIT_INDEX_FILE: `${folder}/index` };
  await runGit(["restore", "--source", version, "--worktree", "--", ...published], { cwd: folder, env });
  // A symbolic link may lead to any file of the server. Git has written a text file in its place, which is no content
  // either.
  const entries = await runGit(["ls-tree", "-r", "-z", version, "--", ...published], { cwd: clone });
  for (const entry of entries.split("\0").filter((entry) => entry.startsWith("120000")))
    rmSync(path.join(folder, entry.slice(entry.indexOf("\t") + 1)));
  return { clone, version };
}
