import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { childEnv } from "./child-env";

const execute = promisify(execFile);

/** Environment variables with which Git and its curl reach the remote: keys, certificates, proxies, and Git's settings. */
const network =
  /^(?:GIT_(?:SSH|SSL|PROXY|CONFIG)(?:_.+)?|SSH_AUTH_SOCK|HTTPS_PROXY|(?:https?|all|no)_proxy|(?:ALL|NO)_PROXY)$/;

type Options = { cwd?: string; env?: Record<string, string>; input?: string | Uint8Array; timeout?: number };

/**
 * Runs Git, without hooks, which are for programmers, without ever asking for a password, and without creating links,
 * which may lead anywhere: it writes them as text files. Uses the program instead of a library, because it is installed
 * wherever a clone is, merges as programmers expect, and leaves a history that can be read without this code.
 * @throws an error with what Git says and, as `stdout`, has printed
 */
export async function runGit(args: readonly string[], options: Options = {}): Promise<string> {
  const { cwd, env = {}, input = "", timeout = 0 } = options;
  const settings = [
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.symlinks=false",
    "-c",
    "core.quotePath=false",
    "-c",
    "merge.renames=false",
  ];
  const names = Object.keys(process.env).filter((name) => network.test(name));
  const running = execute("git", ["--no-optional-locks", ...settings, ...args], {
    cwd,
    env: childEnv(names, { GIT_TERMINAL_PROMPT: "0", ...env }),
    maxBuffer: 64_000_000,
    timeout,
  });
  // If Git ends without reading its input, its exit code says why.
  running.child.stdin?.on("error", () => undefined).end(input);
  return (await running).stdout;
}

/** Age in ms at which an unpushed version means that something is wrong: three times the desk's interval. */
const lateMs = 15 * 60_000;

/** Asks about a clone: the one in the working directory, unless another is given. */
export const gitClone = {
  /** Returns the paths of some of Git's internal files. */
  async files(names: readonly string[], cwd = "."): Promise<string[]> {
    const printed = await runGit(["rev-parse", ...names.flatMap((name) => ["--git-path", name])], { cwd });
    return printed.split("\n").flatMap((name) => (name ? path.resolve(cwd, name) : []));
  },

  /** Returns its branch; empty while Git stands between branches, as in a rebase. */
  branch: (cwd = ".") =>
    runGit(["symbolic-ref", "--quiet", "HEAD"], { cwd }).then(
      (name) => name.trim(),
      () => "",
    ),

  /** Whether somebody is merging in it by hand: then nothing is written or published, and that merge is left alone. */
  async isMerging(cwd = "."): Promise<boolean> {
    const marks = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];
    return (
      (await gitClone.files(marks, cwd)).some((file) => existsSync(file)) || !(await gitClone.branch(cwd))
    );
  },

  /** Whether a version has an earlier one in its history. */
  contains: (version: string, earlier: string, cwd = ".") =>
    runGit(["merge-base", "--is-ancestor", earlier, version], { cwd }).then(
      () => true,
      () => false,
    ),

  /**
   * Since when (ISO 8601) it has a version that no other repository has; null if only for a short time, and `none`
   * without a remote.
   */
  async unpushedSince(cwd: string): Promise<string | "none" | null> {
    if (!(await runGit(["remote"], { cwd }))) return "none";
    const log = await runGit(["log", "--format=%cI", "HEAD", "--not", "--remotes"], { cwd });
    const since = log.trim().split("\n").at(-1) ?? "";
    return Date.now() - Date.parse(since) > lateMs ? since : null;
  },
};
