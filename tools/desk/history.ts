import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Editor } from "./sign-in/settings";

const execute = promisify(execFile);

export type Version = { id: string; author: string; at: string; subject: string; files: string[] };

/** A piece of a text: `+` was added, `-` was removed, a space was kept. */
export type Piece = { sign: "+" | "-" | " "; text: string };

/**
 * Runs Git in the working folder: the program instead of a library, because it is installed wherever a clone is, merges
 * as programmers expect, and leaves a history that can be read without this code.
 */
async function git(args: string[], env: Record<string, string> = {}): Promise<string> {
  // Runs no hooks, which are for programmers, and never asks for a password.
  const settings = ["-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false"];
  const { stdout } = await execute("git", [...settings, ...args], {
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...env },
    maxBuffer: 64_000_000,
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

/**
 * The versions of a file or folder, newest first.
 * @param since time (ISO 8601) after which they were committed; if empty, the latest hundred
 */
export async function listVersions(place: string, since = ""): Promise<Version[]> {
  const format = "--format=%x00%H%x09%an%x09%aI%x09%s";
  const log = await git([
    "log",
    since ? `--since=${since}` : "--max-count=100",
    "--name-only",
    format,
    "--",
    place,
  ]);
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

/** Whether a string is a version's id, and no option of Git. */
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
 * Merges what programmers have pushed, and pushes what editors have saved; does nothing without a remote.
 * @returns the conflicts; if there are any, nothing is merged or pushed until a programmer has resolved them
 */
export async function exchange(): Promise<Conflict[]> {
  if (!(await git(["remote"]))) return [];
  await git(["fetch", "--quiet"]);
  const identity = { GIT_COMMITTER_NAME: "Redakcja", GIT_COMMITTER_EMAIL: "redakcja@localhost" };
  try {
    await git(["rebase", "--quiet", "@{upstream}"], identity);
  } catch {
    const files = (await git(["diff", "--name-only", "--diff-filter=U"])).split("\n").filter(Boolean);
    await git(["rebase", "--abort"]);
    return Promise.all(files.map(async (file) => ({ file, authors: await authorsOnBothSides(file) })));
  }
  await git(["push", "--quiet"]);
  return [];
}

async function authorsOnBothSides(file: string): Promise<string[]> {
  const names = await git(["log", "--format=%an", "--left-right", "HEAD...@{upstream}", "--", file]);
  return [...new Set(names.split("\n").filter(Boolean))];
}
