import { existsSync } from "node:fs";
import { entriesOf, git } from "./git";

export type Version = { id: string; author: string; at: string; subject: string; files: ChangedFile[] };

/** A file that a version has added (`A`), changed (`M`) or deleted (`D`). */
type ChangedFile = { did: string; name: string };

/**
 * Finds who has changed files since they had the given content, newest first. Looks for that content and not for a
 * time: a file may have been left out of later publications, and clocks differ.
 * @param shown ids of the content by path; empty for a file that was not there
 */
export async function authorsSince(shown: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const authors = new Map([...shown.keys()].map((file) => [file, [] as string[]]));
  if (shown.size === 0) return authors;
  const open = new Set(shown.keys());
  const log = await git([
    "log",
    "--raw",
    "--no-abbrev",
    "--no-renames",
    "--format=%x00%an",
    "--",
    "content",
    "public",
  ]);
  for (const entry of log.split("\0").slice(1)) {
    const [author = "", ...lines] = entry.split("\n");
    for (const line of lines) {
      const [, id = "", file = ""] = /^:\d+ \d+ \w+ (\w+) \w\t(.*)$/.exec(line) ?? [];
      if (!open.has(file)) continue;
      if (id.replace(/^0+$/, "") === shown.get(file)) open.delete(file);
      else if (!authors.get(file)?.includes(author)) authors.get(file)?.push(author);
    }
  }
  return authors;
}

/** Number of versions that one page of the history lists. */
export const versionsPerPage = 100;

/** A hundred versions of a file or folder, newest first. @param skipped number of newer ones */
export async function listVersions(place: string, skipped = 0): Promise<Version[]> {
  const format = "--format=%x00%H%x09%an%x09%aI%x09%s";
  const range = [`--max-count=${versionsPerPage}`, `--skip=${skipped}`];
  const log = await git(["log", ...range, "--name-status", "--no-renames", format, "--", place]);
  return entriesOf(log, "\0").map((entry) => {
    const [head = "", ...lines] = entriesOf(entry);
    const [id = "", author = "", at = "", subject = ""] = head.split("\t");
    const files = lines.map((line) => ({ did: line.charAt(0), name: line.slice(2) }));
    return { id, author, at, subject, files };
  });
}

/** The text of a file in a version; null if it is not there. @param version its id, or that with `^` for the one before */
export const textIn = (version: string, file: string): Promise<string | null> =>
  git(["show", `${version}:${file}`]).catch(() => null);

/** Whether a string is the id of a version, and not an option of Git. */
export const isVersion = (id: string) => /^[0-9a-f]{40}$/.test(id);

/** The text that Git gave an id; null if it does not know it. */
export const textOf = (id: string): Promise<string | null> =>
  isVersion(id) ? git(["cat-file", "blob", id]).catch(() => null) : Promise.resolve(null);

/** Whether the working folder has versions: on an editor's own machine it may be no clone. */
const isClone = () => existsSync(".git");

export const lastEditor = async (name: string): Promise<string | undefined> =>
  isClone() ? (await listVersions(`content/${name}`))[0]?.author : undefined;

/** Stores a text that is in no version, so that the next save from its form can be joined with it as the base. */
export async function remember(text: string): Promise<void> {
  if (isClone()) await git(["hash-object", "-w", "--stdin"], { input: text });
}
