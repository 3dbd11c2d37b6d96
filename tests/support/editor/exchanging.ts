import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { log } from "lib/platform/log.server";
import { expect } from "vitest";
import { exchange, type Join } from "../../../tools/desk/versions/exchange";
import { settle } from "../../../tools/desk/versions/working-folder";
import { anna, git, gitOf, goToClone, save } from "./clone";

export const [file, other, third] = ["content/a.md", "content/b.md", "content/c.md"] as const;

/** Gives the desk's folder three files, which a programmer's clone has, too. */
export async function goToExchange(): Promise<void> {
  log.level = "silent";
  goToClone();
  for (const name of [file, other, third]) await save(name, "1\n2\n3\n", anna);
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
  git("clone", "--quiet", "../remote", "../programmer");
}

export const programmer = (...args: string[]) => gitOf("../programmer", ...args);
export const text = (name: string) => (existsSync(name) ? readFileSync(name, "utf8") : null);
/** Text of a file in the remote repository. */
export const elsewhere = (name: string, branch = "HEAD") => gitOf("../remote", "show", `${branch}:${name}`);

/** Lets a programmer change a file at the same time, from a clone of their own; null deletes it. */
export function push(name: string, words: string | null, linkTo?: string): void {
  programmer("pull", "--quiet", "--rebase");
  const file = `../programmer/${name}`;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  if (linkTo) symlinkSync(linkTo, file);
  else if (words !== null) writeFileSync(file, words);
  programmer("add", "--all");
  programmer("commit", "--quiet", "--message", name);
  programmer("push", "--quiet", "origin", "HEAD");
}

export const noJoin: Join = () => Promise.resolve(null);
/** Exchanges as the desk does, and expects a clean folder before and after. */
export const meet = (join = noJoin) =>
  exchange(async (work) => {
    expect(await settle()).toBe(true);
    const done = await work();
    expect(git("status", "--porcelain")).toBe("");
    return done;
  }, join);
