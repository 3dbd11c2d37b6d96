import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "lib/platform/log.server";
import { gitClone } from "lib/processes/git.server";
import type { Editor } from "../settings";
import { entriesOf, git, treeWith } from "./git";

/** The folders in which the desk writes; programmers may leave uncommitted changes elsewhere. */
const ownPaths = ["content", "public/images"];

/** How long a write waits for a Git process that runs in the folder, and how often it looks, in ms. */
const patienceMs = 10_000;
const lookMs = 100;
/** Age in ms of an ownerless lock from which on it counts as left behind by a Git process that was killed. */
const leftMs = 1_000;

/**
 * Whether another Git process runs in this folder. One of another user always counts, because the folder of that process
 * cannot be read.
 */
function runsElsewhere(): boolean {
  if (!existsSync("/proc")) return true;
  const group = (id: string) =>
    readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")[2];
  return readdirSync("/proc").some((id) => {
    try {
      if (!/^\d+$/.test(id) || !readFileSync(`/proc/${id}/comm`, "utf8").startsWith("git")) return false;
      if (group(id) === group("self")) return false;
    } catch {
      return false;
    }
    try {
      return !path.relative(process.cwd(), readlinkSync(`/proc/${id}/cwd`)).startsWith("..");
    } catch {
      return existsSync(`/proc/${id}`);
    }
  });
}

/**
 * Waits for locks of other Git processes, and removes those that a killed one has left.
 * @returns whether none is left
 */
async function waitForLocks(): Promise<boolean> {
  const locks = await gitClone.files([
    "index.lock",
    "HEAD.lock",
    "packed-refs.lock",
    `${await gitClone.branch()}.lock`,
  ]);
  for (const end = performance.now() + patienceMs; ; await pause(lookMs)) {
    const held = locks.filter((lock) => existsSync(lock));
    if (held.length === 0) return true;
    if (performance.now() > end) return false;
    for (const lock of runsElsewhere() ? [] : held) {
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < leftMs) continue;
      rmSync(lock, { force: true });
      log.warn({ lock }, "A killed Git had left this lock");
    }
  }
}

/**
 * Removes the repository's symbolic links from the folder, or the text files that Git writes in their place: they are no
 * content. The repository keeps them; the index marks them as left out, so that Git does not count them as deleted.
 */
async function leaveLinksOut(): Promise<void> {
  const index = entriesOf(await git(["ls-files", "-t", "--stage", "-z", "--", "content", "public"]), "\0");
  const files = (entries: RegExp) => index.flatMap((entry) => entries.exec(entry)?.[1] ?? []);
  const mark = async (how: string, marked: string[]) => {
    if (marked.length > 0) await git(["update-index", how, "-z", "--stdin"], { input: marked.join("\0") });
  };
  for (const link of files(/^\w 120000 .*?\t(.*)$/s)) rmSync(link, { recursive: true, force: true });
  const links = files(/^H 120000 .*?\t(.*)$/s);
  await mark("--skip-worktree", links);
  // A file has taken the place of a link.
  await mark("--no-skip-worktree", files(/^S 100.*?\t(.*)$/s));
  if (links.length > 0) log.warn({ links }, "These links of the repository are left out of the folder");
}

/** Moves the folder and its branch to a version that contains their current one. */
export async function follow(version: string): Promise<void> {
  await git(["merge", "--quiet", "--ff-only", version]);
  await leaveLinksOut();
}

/**
 * Makes the folder equal to the repository, before a write and at the start: the repository is the truth. Whatever
 * else is in the folder, because a program was killed or somebody edited by hand, goes into Git's stash and into the
 * log.
 * @returns false if somebody else is at work in the folder, which then stays as it is
 */
export async function settle(): Promise<boolean> {
  if ((await gitClone.isMerging()) || !(await waitForLocks())) return false;
  await leaveLinksOut();
  const uncommitted = () => git(["status", "--porcelain", "--untracked-files=all", "-z", "--", ...ownPaths]);
  if (!(await uncommitted())) return true;
  // Perhaps only the index was behind.
  await git(["reset", "--quiet"]);
  const found = entriesOf(await uncommitted(), "\0").map((line) => line.slice(3));
  if (found.length === 0) return true;
  const paths = ["--pathspec-from-file=-", "--pathspec-file-nul"];
  const message = ["--quiet", "--message", "Redakcja: leżało w folderze bez wersji"];
  await git(["stash", "push", "--include-untracked", ...message, ...paths], { input: found.join("\0") });
  log.warn({ files: found }, "These files differed from the repository: what was in them is in Git's stash");
  return true;
}

/**
 * Makes a version of files in an editor's name, from their bytes and without the folder's index: either the branch has it,
 * or nothing has changed.
 * @throws if another version has come in between
 */
export async function commitFiles(files: readonly string[], subject: string, editor: Editor): Promise<void> {
  const [parent = "", before] = entriesOf(await git(["rev-parse", "HEAD", "HEAD^{tree}"]));
  const there = files.filter((file) => existsSync(file));
  const hashed = await git(["hash-object", "-w", "--no-filters", "--", ...there]);
  const ids = new Map(entriesOf(hashed).map((id, place) => [there[place], id]));
  const tree = await treeWith(
    parent,
    files.map((file) => `${ids.has(file) ? `100644 ${ids.get(file)}` : `0 ${noBlob}`}\t${file}\0`),
  );
  if (tree === before) return;
  const env = {
    ...{ GIT_AUTHOR_NAME: editor.name, GIT_AUTHOR_EMAIL: editor.address },
    ...{ GIT_COMMITTER_NAME: editor.name, GIT_COMMITTER_EMAIL: editor.address },
  };
  const version = (await git(["commit-tree", tree, "-m", subject, "-p", parent], { env })).trim();
  await git(["update-ref", "HEAD", version, parent]).catch(async (error) => {
    // Git may have been killed after it had moved the branch to the version.
    if ((await git(["rev-parse", "HEAD"])).trim() !== version) throw error;
  });
  // The folder and the branch have it already; an index that is behind is noticed before the next write.
  await git(["update-index", "--add", "--remove", "-z", "--stdin"], { input: files.join("\0") }).catch(
    (error) => log.warn({ err: error }, "Git's index is behind"),
  );
}

/** In place of the id of a file that is deleted. */
const noBlob = "0".repeat(40);
