import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { branchOf, containsVersion } from "lib/platform/git.server";
import { entriesOf, git } from "./git";
import { follow } from "./working-folder";

/** Time in ms after which the remote repository counts as unreachable. */
const remoteMs = 120_000;
/** Branch of the remote repository with the editors' side of what nobody could join. */
const oursElsewhere = "redakcja";
/** The base of the next merge while some files wait for a person; its parents are the two sides that it was made of. */
const baseRef = "refs/redakcja/base";

/** A file that editors and programmers have both changed, with who did. */
export type MergeConflict = { file: string; authors: string[] };

/** Joins three texts of a content file; null if a person has to. */
export type Join = (file: string, base: string, theirs: string, mine: string) => Promise<string | null>;

type Entry = { mode: string; id: string };
/** The versions of a file that is not joined: in the base, of the editors, of the programmers. */
type Sides = [base?: Entry, ours?: Entry, theirs?: Entry];
type Merged = { tree: string; open: Map<string, Sides> };

/**
 * Merges what programmers have pushed, and pushes what editors have saved; does nothing without a remote. A file that
 * cannot be joined stays on each side as it is, and all others are exchanged.
 * @param inTurn runs work while no editor's save is written. The remote, which may not answer, is asked outside of it.
 * @returns the files that wait for a person, who merges the branch `redakcja` elsewhere
 */
export async function exchange(
  inTurn: <R>(work: () => Promise<R>) => Promise<R>,
  join: Join,
): Promise<MergeConflict[]> {
  // What Git's own commits do: pack what many versions have left.
  await git(["-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"]);
  const format = "--format=%(upstream:remotename) %(upstream:remoteref)";
  const [remote = "", target = ""] = (await git(["for-each-ref", format, await branchOf()]))
    .trim()
    .split(" ");
  if (!remote) return [];
  await git(["fetch", "--quiet", remote], { timeout: remoteMs });
  const { pushed, base, conflicts } = await inTurn(() => mergeFetched(join));
  const sides = base ? [`+HEAD:refs/heads/${oursElsewhere}`] : [];
  await git(["push", "--quiet", remote, `${pushed}:${target}`, ...sides], { timeout: remoteMs });
  // Not before the push: without it, the programmers' side has not got what the base says that it has.
  await git(base ? ["update-ref", baseRef, base] : ["update-ref", "-d", baseRef]);
  return conflicts;
}

/** Merges aside, so that the folder never has conflict marks, and has it follow. */
async function mergeFetched(join: Join) {
  const [ours = "", theirs = ""] = entriesOf(await git(["rev-parse", "HEAD", "@{upstream}"]));
  if (await containsVersion(ours, theirs)) return { pushed: ours, base: null, conflicts: [] };
  if (await containsVersion(theirs, ours)) {
    await follow(theirs);
    return { pushed: theirs, base: null, conflicts: [] };
  }
  const merged = await mergeAside(ours, theirs, join);
  const message = "Połączono zmiany redakcji i programistów";
  if (merged.open.size === 0) {
    const both = await commitTree(merged.tree, message, ours, theirs);
    await follow(both);
    return { pushed: both, base: null, conflicts: [] };
  }
  const [original, mine, other] = await Promise.all(
    [0, 1, 2].map((side) => treeWith(merged, (sides) => sides[side])),
  );
  const next = async (tree = "", parent = "") =>
    tree === (await treeOf(parent)) ? parent : commitTree(tree, message, parent);
  const [here, there] = [await next(mine, ours), await next(other, theirs)];
  await follow(here);
  const base = await commitTree(original ?? "", "base", here, there);
  const names = async (file: string) =>
    entriesOf(await git(["log", "--format=%an", `${ours}...${theirs}`, "--", file]));
  const conflicts = [...merged.open.keys()].map(async (file) => ({
    file,
    authors: [...new Set(await names(file))],
  }));
  return { pushed: there, base, conflicts: await Promise.all(conflicts) };
}

async function mergeAside(ours: string, theirs: string, join: Join): Promise<Merged> {
  const sides = await sidesOfMerge(ours, theirs);
  const args = ["merge-tree", "--write-tree", "-z", "--no-messages", ...sides];
  const printed = await git(args).catch((error: Error & { code?: number; stdout?: string }) => {
    if (error.code !== 1) throw error;
    return error.stdout ?? "";
  });
  const [tree = "", ...entries] = entriesOf(printed, "\0");
  const open: Merged["open"] = new Map();
  const joined = new Map<string, Sides>();
  for (const entry of entries) {
    const [, mode = "", id = "", stage = "", name = ""] = /^(\d+) (\w+) ([123])\t(.*)$/s.exec(entry) ?? [];
    // Git gives a file and a link of the same name two names, each with its side's.
    const file = sides.reduce((rest, side) => rest.replace(`~${side}`, ""), name);
    if (file !== name) joined.set(name, []);
    const known = open.get(file) ?? [];
    known[Number(stage) - 1] = { mode, id };
    open.set(file, known);
  }
  for (const [file, [base, mine, other]] of open) {
    if (!base || !mine || !other || [base, mine, other].some(({ mode }) => !mode.startsWith("100"))) continue;
    const texts = await Promise.all([base, other, mine].map(({ id }) => git(["cat-file", "blob", id])));
    const text = await join(file, ...(texts as [string, string, string]));
    if (text === null) continue;
    const id = (await git(["hash-object", "-w", "--stdin"], { input: text })).trim();
    joined.set(file, [{ mode: mine.mode, id }]);
    open.delete(file);
  }
  return { tree: await treeWith({ tree, open: joined }, ([entry]) => entry), open };
}

/** Commits that stand for both sides and have their base in common. */
async function sidesOfMerge(ours: string, theirs: string): Promise<[string, string]> {
  const parents = await git(["rev-parse", `${baseRef}^1`, `${baseRef}^2`]).catch(() => "");
  const [here = "", there = ""] = entriesOf(parents);
  const isBefore = async () => (await containsVersion(ours, here)) && (await containsVersion(theirs, there));
  // Once a person has merged one side into the other, Git knows the base.
  const isMerged = async () => (await containsVersion(theirs, here)) || (await containsVersion(ours, there));
  if (!here || !(await isBefore()) || (await isMerged())) return [ours, theirs];
  const onBase = async (side: string) => commitTree(await treeOf(side), "side", baseRef);
  return [await onBase(ours), await onBase(theirs)];
}

/** The tree with one of the versions of each file that is open, or without it. */
async function treeWith({ tree, open }: Merged, pick: (sides: Sides) => Entry | undefined): Promise<string> {
  const index = path.join(tmpdir(), `desk-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  const lines = [...open].map(([file, sides]) => {
    const { mode, id } = pick(sides) ?? { mode: "0", id: "0".repeat(40) };
    return `${mode} ${id}\t${file}\0`;
  });
  try {
    await git(["read-tree", tree], { env });
    await git(["update-index", "-z", "--index-info"], { env, input: lines.join("") });
    return (await git(["write-tree"], { env })).trim();
  } finally {
    for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  }
}

const treeOf = async (version: string) => (await git(["rev-parse", `${version}^{tree}`])).trim();

const commitTree = async (tree: string, message: string, ...parents: string[]) =>
  (await git(["commit-tree", tree, "-m", message, ...parents.flatMap((parent) => ["-p", parent])])).trim();
