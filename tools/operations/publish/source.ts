import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import {
  builtPublication,
  currentPublication,
  type DeskVersion,
  deskVersionSchema,
  layReleaseFolder,
  readCurrent,
} from "lib/platform/files.server";
import { containsVersion, isMerging, runGit } from "lib/platform/git.server";
import { z } from "zod";
import { describeVersion, publicationSource } from "~/content/publication-source.server";
import { laidFolder } from "./publications";

/** The folders that are published. */
const published = ["content", "public"];

/** What the desk says of the content that its publisher has chosen, and that is in the folder in which this runs. */
const chosenSchema = deskVersionSchema.extend({
  /** Name of the publication that the publisher has compared with. */
  before: z.string(),
});

/** @returns the version that the desk says @throws if something else has been published since its publisher chose */
export function chosenVersion(said: string): DeskVersion {
  const { before, ...version } = chosenSchema.parse(JSON.parse(said));
  if (before !== (currentPublication() ?? builtPublication))
    throw new Error("Tymczasem opublikował ktoś inny: obejrzyj listę zmian jeszcze raz.");
  return version;
}

/**
 * Goes to the folder that has what is to be published.
 * @returns the version of the desk's clone that it is; undefined for the content of the release
 * @throws a one-line error if that would take down what the desk has published, or cannot be had
 */
export async function goToSource(): Promise<DeskVersion | undefined> {
  const source = publicationSource();
  const { name, at, desk } = readCurrent();
  if (!source)
    throw new Error(
      `Nic się nie zmieniło. Odwiedzający widzą treść redakcji (publikacja ${name} z ${at}; ${desk && describeVersion(desk)}), a ta publikacja zastąpiłaby ją treścią wydania. Naciśnij „Publikuj” w redakcji albo podaj jej folder w DESK_FOLDER. Jeśli treść wydania ma ją zastąpić: npm run publish -- --from-release`,
    );
  if (!source.isDesk) return undefined;
  const version = await layNewestVersion(source.folder, desk).catch(
    ({ stderr, message }: Error & { stderr?: string }) => {
      const reason = stderr?.trim().split("\n", 1)[0] || message;
      throw new Error(`Nic się nie zmieniło. Repozytorium redakcji ${source.folder}: ${reason}.`);
    },
  );
  process.chdir(laidFolder());
  return version;
}

/**
 * Lays the release with the content and the public files of the newest version in the desk's clone. A version is whole,
 * whatever is being saved, merged or left without a commit there.
 * @param shown what visitors see, if it is the desk's: that the clone has it tells that it is not an older one
 */
async function layNewestVersion(clone: string, shown?: DeskVersion): Promise<DeskVersion> {
  // Asked first, because Git would look for a repository in the folders above.
  if (!existsSync(path.join(clone, ".git"))) throw new Error("nie ma go w tym folderze (DESK_FOLDER)");
  if (await isMerging(clone)) throw new Error("programista łączy w nim teraz zmiany; spróbuj za kilka minut");
  const version = (await runGit(["rev-parse", "--verify", "HEAD"], { cwd: clone })).trim();
  if (shown && !(await containsVersion(version, shown.version, clone)))
    throw new Error(
      `nie ma w nim tego, co widzą odwiedzający (${describeVersion(shown)}); obejrzyj zmiany w redakcji i naciśnij „Publikuj”`,
    );
  const folder = laidFolder();
  layReleaseFolder(folder, process.cwd(), Object.fromEntries(published.map((name) => [name, null])));
  const env = { GIT_DIR: path.join(clone, ".git"), GIT_WORK_TREE: folder, GIT_INDEX_FILE: `${folder}/index` };
  await runGit(["restore", "--source", version, "--worktree", "--", ...published], { cwd: folder, env });
  // A link may lead to any file of the server: Git has written a text in its place, which is no file of ours either.
  const entries = await runGit(["ls-tree", "-r", "-z", version, "--", ...published], { cwd: clone });
  for (const entry of entries.split("\0").filter((entry) => entry.startsWith("120000")))
    rmSync(path.join(folder, entry.slice(entry.indexOf("\t") + 1)));
  return { clone, version };
}
