import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Whom versions name that the desk makes by itself. */
export const deskAuthor = { name: "Redakcja", address: "redakcja@localhost" };

type Options = { env?: Record<string, string>; input?: string | Uint8Array; timeout?: number };

/**
 * Runs Git in the working folder: the program instead of a library, because it is installed wherever a clone is, merges
 * as programmers expect, and leaves a history that can be read without this code.
 * @throws an error with what Git says and, as `stdout`, has printed
 */
export async function git(
  args: readonly string[],
  { env = {}, input = "", timeout = 0 }: Options = {},
): Promise<string> {
  // Runs no hooks, which are for programmers, and never asks for a password.
  const settings = [
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.quotePath=false",
    "-c",
    "merge.renames=false",
  ];
  const running = execute("git", ["--no-optional-locks", ...settings, ...args], {
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...asAuthor(deskAuthor), ...env },
    maxBuffer: 64_000_000,
    timeout,
  });
  // A Git that ends without reading it says why by its exit code.
  running.child.stdin?.on("error", () => undefined).end(input);
  return (await running).stdout;
}

const asAuthor = ({ name, address }: typeof deskAuthor) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: address,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: address,
});

/** The id that Git gives to the content of a file. */
export const blobId = (bytes: string | Uint8Array) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(bytes)}\0`)
    .update(bytes)
    .digest("hex");

/** The lines that Git prints, or its entries, where `-z` separates them. */
export const entriesOf = (printed: string, end = "\n") => printed.split(end).filter(Boolean);
