import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Editor } from "./settings";

const execute = promisify(execFile);
/** Time in ms after which the remote repository counts as unreachable. */
const remoteMs = 120_000;

export type Version = { id: string; author: string; at: string; subject: string; files: string[] };

/** A piece of a text: `+` was added, `-` was removed, a space was kept. */
export type Piece = { sign: "+" | "-" | " "; text: string };

/**
 * Runs Git in the working folder: the program instead of a library, because it is installed wherever a clone is, merges
 * as programmers expect, and leaves a history that can be read without this code.
 */
async function git(args: string[], env: Record<string, string> = {}, timeout = 0): Promise<string> {
  // Runs no hooks, which are for programmers, and never asks for a password.
  const settings = ["-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false"];
  const { stdout } = await execute("git", [...settings, ...args], {
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...env },
    maxBuffer: 64_000_000,
    timeout,
  });
  return stdout;
}

/** Commits what has changed at the given paths, in an editor's name. */
export async function commit(paths: string[], subject: string, { name, address }: Editor): Promise<void> {
  await git(["add", "--all", "--", ...paths]);
  if (!(await git(["diff", "--cached", "--name-only", "--", ...paths]))) return;
  await git(["commit", "--quiet", "--message", subject, "--", ...paths], {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: address,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: address,
  });
}

/** The id that Git gives to the content of a file. */
export const blobId = (bytes: string | Uint8Array) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(bytes)}\0`)
    .update(bytes)
    .digest("hex");

/**
 * Who has changed files since they had the given content, newest first. Looks for that content and not for a time: a file
 * may have been left out of later publications, and clocks differ.
 * @param shown ids of the content by path; empty for a file that was not there
 */
export async function authorsSince(shown: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const authors = new Map([...shown.keys()].map((file) => [file, [] as string[]]));
  if (shown.size === 0) return authors;
  const open = new Set(shown.keys());
  const log = await git(["log", "--raw", "--no-abbrev", "--no-renames", "--format=%x00%an", "--", "content"]);
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

/** The latest hundred versions of a file or folder, newest first. */
export async function listVersions(place: string): Promise<Version[]> {
  const format = "--format=%x00%H%x09%an%x09%aI%x09%s";
  const log = await git(["log", "--max-count=100", "--name-only", format, "--", place]);
  return log
    .split("\0")
    .slice(1)
    .map((entry) => {
      const [head = "", ...files] = entry.split("\n").filter(Boolean);
      const [id = "", author = "", at = "", subject = ""] = head.split("\t");
      return { id, author, at, subject, files };
    });
}

/** The text of a file in a version, or in the one before it, if that version deleted the file. */
export async function textIn(version: string, file: string): Promise<string | null> {
  const show = (id: string) => git(["show", `${id}:${file}`]);
  return show(version).catch(() => show(`${version}^`).catch(() => null));
}

/** What a version changed in a file, word by word. */
export async function changesIn(version: string, file: string): Promise<Piece[]> {
  const diff = await git(["show", "--format=", "--word-diff=porcelain", "--unified=1", version, "--", file]);
  const lines = diff.split("\n");
  const start = lines.findIndex((line) => line.startsWith("@@"));
  return lines.slice(start < 0 ? lines.length : start + 1).flatMap((line): Piece[] => {
    if (line === "~" || line.startsWith("@@")) return [{ sign: " ", text: "\n" }];
    return /^[+ -]/.test(line) ? [{ sign: line[0] as Piece["sign"], text: line.slice(1) }] : [];
  });
}

/** Whether a string is the id of a version, and not an option of Git. */
export const isVersion = (id: string) => /^[0-9a-f]{40}$/.test(id);

/**
 * Merges two edits of the same text; null if both changed the same lines, or if the text is no longer known.
 * @param opened version of the text that both had opened
 */
export async function joinEdits(opened: string, theirs: string, mine: string): Promise<string | null> {
  if (!isVersion(opened)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "desk-"));
  try {
    const texts = { mine, opened: await git(["cat-file", "blob", opened]), theirs };
    const files = Object.entries(texts).map(([name, text]) => {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      return file;
    });
    const joined = await git(["merge-file", "--stdout", ...files]);
    // The form continues with the editor's own text, so the next edit is based on it.
    await git(["hash-object", "-w", path.join(folder, "mine")]);
    return joined;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file that editors and programmers have both changed, with who did. */
export type Conflict = { file: string; authors: string[] };

/**
 * Clears what Git has left if it was killed in the middle of a command; otherwise no save would become a version any more.
 * For the start, when no other Git runs here.
 */
export async function clearInterrupted(): Promise<void> {
  const folder = (await git(["rev-parse", "--git-dir"])).trim();
  const refs = readdirSync(path.join(folder, "refs"), { recursive: true, encoding: "utf8" });
  const names = [...readdirSync(folder), ...refs.map((name) => path.join("refs", name))];
  for (const name of names.filter((one) => one.endsWith(".lock"))) rmSync(path.join(folder, name));
  if (names.includes("rebase-merge")) await git(["rebase", "--abort"]);
}

/**
 * Merges what programmers have pushed, and pushes what editors have saved; does nothing without a remote.
 * @param inTurn runs work while no editor's save is written. The remote, which may not answer, is asked outside of it.
 * @returns the conflicts; if there are any, nothing is merged or pushed until a programmer has resolved them
 */
export async function exchange(inTurn: <R>(work: () => Promise<R>) => Promise<R>): Promise<Conflict[]> {
  if (!(await git(["remote"]))) return [];
  await git(["fetch", "--quiet"], {}, remoteMs);
  const conflicts = await inTurn(mergeFetched);
  if (conflicts.length === 0) await git(["push", "--quiet"], {}, remoteMs);
  return conflicts;
}

async function mergeFetched(): Promise<Conflict[]> {
  const identity = { GIT_COMMITTER_NAME: "Redakcja", GIT_COMMITTER_EMAIL: "redakcja@localhost" };
  try {
    await git(["rebase", "--quiet", "@{upstream}"], identity);
  } catch {
    const files = (await git(["diff", "--name-only", "--diff-filter=U"])).split("\n").filter(Boolean);
    await git(["rebase", "--abort"]);
    return Promise.all(files.map(async (file) => ({ file, authors: await authorsOnBothSides(file) })));
  }
  return [];
}

async function authorsOnBothSides(file: string): Promise<string[]> {
  const names = await git(["log", "--format=%an", "--left-right", "HEAD...@{upstream}", "--", file]);
  return [...new Set(names.split("\n").filter(Boolean))];
}
