import { gitClone } from "lib/processes/git.server";
import { entriesOf, git, treeWith } from "./git";
import { follow } from "./working-folder";

/** Time in ms after which the remote repository counts as unreachable. */
const remoteMs = 120_000;
/** Branch of the remote repository to which editors' versions go while a person has to merge them. */
const oursElsewhere = "redakcja";

/** A file that editors and programmers have both changed, with who did. */
export type MergeConflict = { file: string; authors: string[] };

/** Joins three texts of a content file; null if a person has to choose. */
export type Join = (file: string, base: string, theirs: string, mine: string) => Promise<string | null>;

type Entry = { mode: string; id: string };

/**
 * Merges what programmers have pushed, and pushes what editors have saved; does nothing without a remote. While a
 * file cannot be joined, each side keeps its own versions, and those of the editors are pushed to a branch of their
 * own.
 * @param inTurn runs work while no editor's save is being written. Requests to the remote, which may hang, run outside
 * of it.
 * @returns the files that wait for a person, who merges the branch `redakcja` elsewhere
 */
export async function exchange(
  inTurn: <R>(work: () => Promise<R>) => Promise<R>,
  join: Join,
): Promise<MergeConflict[]> {
  // As Git's own commits do: packs loose objects once there are many.
  await git(["-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"]);
  const format = "--format=%(upstream:remotename) %(upstream:remoteref)";
  const [remote = "", target = ""] = (await git(["for-each-ref", format, await gitClone.branch()]))
    .trim()
    .split(" ");
  if (!remote) return [];
  await git(["fetch", "--quiet", remote], { timeout: remoteMs });
  const conflicts = await inTurn(() => mergeFetched(join));
  const pushed = conflicts.length > 0 ? `+HEAD:refs/heads/${oursElsewhere}` : `HEAD:${target}`;
  await git(["push", "--quiet", remote, pushed], { timeout: remoteMs });
  return conflicts;
}

/** Merges outside the folder, so that it never has conflict marks, and then moves the folder to the result. */
async function mergeFetched(join: Join): Promise<MergeConflict[]> {
  const [ours = "", theirs = ""] = entriesOf(await git(["rev-parse", "HEAD", "@{upstream}"]));
  if (await gitClone.contains(ours, theirs)) return [];
  if (await gitClone.contains(theirs, ours)) {
    await follow(theirs);
    return [];
  }
  const { tree, open } = await mergeAside(ours, theirs, join);
  if (open.length === 0) {
    const message = "Połączono zmiany redakcji i programistów";
    await follow((await git(["commit-tree", tree, "-m", message, "-p", ours, "-p", theirs])).trim());
  }
  const authors = async (file: string) =>
    entriesOf(await git(["log", "--format=%an", `${ours}...${theirs}`, "--", file]));
  return Promise.all(open.map(async (file) => ({ file, authors: [...new Set(await authors(file))] })));
}

async function mergeAside(ours: string, theirs: string, join: Join) {
  const args = ["merge-tree", "--write-tree", "-z", "--no-messages", ours, theirs];
  const printed = await git(args).catch((error: Error & { code?: number; stdout?: string }) => {
    if (error.code !== 1) throw error;
    return error.stdout ?? "";
  });
  const [tree = "", ...entries] = entriesOf(printed, "\0");
  /** Files that both sides have changed: the entry of the base, the editors' entry, the programmers' entry. */
  const changed = new Map<string, (Entry | undefined)[]>();
  for (const entry of entries) {
    const [, mode = "", id = "", stage = "", name = ""] = /^(\d+) (\w+) ([123])\t(.*)$/s.exec(entry) ?? [];
    // If a file conflicts with a link of the same name, Git appends each side's name to its own.
    const file = name.replace(`~${ours}`, "").replace(`~${theirs}`, "");
    const known = changed.get(file) ?? [];
    known[Number(stage) - 1] = { mode, id };
    changed.set(file, known);
  }
  const open: string[] = [];
  const joined: string[] = [];
  for (const [file, [base, mine, other]] of changed) {
    const isText = [base, mine, other].every((one) => one?.mode.startsWith("100"));
    const textOf = (one?: Entry) => git(["cat-file", "blob", one?.id ?? ""]);
    const text = isText
      ? await join(file, await textOf(base), await textOf(other), await textOf(mine))
      : null;
    if (text === null) open.push(file);
    else {
      const id = (await git(["hash-object", "-w", "--stdin"], { input: text })).trim();
      joined.push(`${mine?.mode} ${id}\t${file}\0`);
    }
  }
  return { tree: await treeWith(tree, joined), open };
}
