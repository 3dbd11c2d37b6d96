import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { authorsSince, blobId, clearInterrupted, commit, exchange } from "./history";
import type { Editor } from "./settings";

const anna: Editor = { name: "Anna Nowak", address: "anna@modrawa.example", isPublisher: true };
const jan: Editor = { name: "Jan Zych", address: "jan@modrawa.example", isPublisher: false };
const [file, other] = ["content/a.md", "content/b.md"];

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Programista", "-c", "user.email=p@modrawa.example", ...args], {
    encoding: "utf8",
    stdio: "pipe",
  });

/** Clones an empty repository into a working folder, which becomes the current folder. */
beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "modrawa-history-")));
  git("init", "--quiet", "--bare", "remote");
  git("clone", "--quiet", "remote", "desk");
  process.chdir("desk");
  mkdirSync("content");
});

async function save(name: string, text: string, editor: Editor) {
  writeFileSync(name, text);
  await commit([name], name, editor);
}

test("who has changed a file is found by what visitors see of it, whenever that was published (25.44)", async () => {
  await save(file, "1\n", jan);
  await save(other, "1\n", anna);
  await save(file, "2\n", anna);
  await save(file, "3\n", jan);
  const shown = (text: string) => (text ? blobId(text) : "");
  const cases: [text: string, authors: string[]][] = [
    ["3\n", []],
    ["2\n", ["Jan Zych"]],
    ["1\n", ["Jan Zych", "Anna Nowak"]],
    ["", ["Jan Zych", "Anna Nowak"]],
  ];
  for (const [text, authors] of cases)
    expect([text, (await authorsSince(new Map([[file, shown(text)]]))).get(file)]).toEqual([text, authors]);
  rmSync(other);
  await commit(["content"], "deleted", jan);
  expect((await authorsSince(new Map([[other, shown("1\n")]]))).get(other)).toEqual(["Jan Zych"]);
});

/** Lets a programmer change a file at the same time, from a clone of their own. */
function push(name: string, text: string) {
  git("-C", "../programmer", "pull", "--quiet", "--rebase");
  writeFileSync(`../programmer/${name}`, text);
  git("-C", "../programmer", "add", "--all");
  git("-C", "../programmer", "commit", "--quiet", "--message", name);
  git("-C", "../programmer", "push", "--quiet", "origin", "HEAD");
}

test("what programmers push is merged, and what editors save is pushed; of a conflict, and of a Git that was killed, nothing is lost (25.43)", async () => {
  await save(file, "Tekst.\n", anna);
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
  git("clone", "--quiet", "../remote", "../programmer");
  const branch = git("symbolic-ref", "--short", "HEAD");

  push(other, "Tekst programisty.\n");
  await save(file, "Tekst Anny.\n", anna);
  expect(await exchange((work) => work())).toEqual([]);
  expect(existsSync(other)).toBe(true);
  expect(git("-C", "../remote", "log", "--format=%an")).toBe("Anna Nowak\nProgramista\nAnna Nowak\n");

  push(file, "Inny tekst programisty.\n");
  await save(file, "Inny tekst Anny.\n", anna);
  const conflict = [{ file, authors: expect.arrayContaining([anna.name, "Programista"]) }];
  expect(await exchange((work) => work())).toEqual(conflict);

  expect(() => git("rebase", "--quiet", "@{upstream}")).toThrow();
  for (const lock of ["index.lock", "refs/heads/x.lock"]) writeFileSync(`.git/${lock}`, "");
  await clearInterrupted();
  expect(git("symbolic-ref", "--short", "HEAD")).toBe(branch);
  await save(other, "Tekst Jana.\n", jan);
  expect(await exchange((work) => work())).toEqual(conflict);
  expect([readFileSync(file, "utf8"), readFileSync(other, "utf8")]).toEqual([
    "Inny tekst Anny.\n",
    "Tekst Jana.\n",
  ]);
});

test("no save waits for the repository elsewhere, which may not answer (25.43)", async () => {
  await save(file, "Tekst.\n", anna);
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
  const done: string[] = [];
  const asked = exchange(async (work) => {
    done.push("merged");
    git("remote", "set-url", "origin", "/nowhere");
    return work();
  });
  await expect(asked).rejects.toThrow("/nowhere");
  expect(done).toEqual(["merged"]);
  git("remote", "set-url", "origin", "/nowhere");
  await expect(exchange(() => Promise.reject(new Error("a save waits")))).rejects.toThrow("/nowhere");
});
