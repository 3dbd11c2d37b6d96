import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { unpushedSince } from "lib/platform/git.server";
import { beforeEach, expect, test, vi } from "vitest";
import { breakGit } from "../../../tests/support/editor/broken-git";
import { anna, git, gitOf, goToClone, jan, save } from "../../../tests/support/editor/clone";
import { exchange, type Join } from "./exchange";
import { settle } from "./working-folder";

const [file, other, third] = ["content/a.md", "content/b.md", "content/c.md"];

beforeEach(async () => {
  goToClone();
  for (const name of [file, other, third]) await save(name, "1\n2\n3\n", anna);
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
  git("clone", "--quiet", "../remote", "../programmer");
});

const programmer = (...args: string[]) => gitOf("../programmer", ...args);
const text = (name: string) => (existsSync(name) ? readFileSync(name, "utf8") : null);
/** Text of a file in the remote repository. */
const elsewhere = (name: string, branch = "HEAD") => gitOf("../remote", "show", `${branch}:${name}`);

/** Lets a programmer change a file at the same time, from a clone of their own; null deletes it. */
function push(name: string, words: string | null) {
  programmer("pull", "--quiet", "--rebase");
  if (words === null) rmSync(`../programmer/${name}`);
  else writeFileSync(`../programmer/${name}`, words);
  programmer("add", "--all");
  programmer("commit", "--quiet", "--message", name);
  programmer("push", "--quiet", "origin", "HEAD");
}

const noJoin: Join = () => Promise.resolve(null);
/** As the desk does: before it, the folder is as the repository says. */
const meet = (join = noJoin) =>
  exchange(async (work) => {
    expect(await settle()).toBe(true);
    const done = await work();
    expect(git("status", "--porcelain")).toBe("");
    return done;
  }, join);

test("what programmers push is merged, line by line or as the desk joins it, and what editors save is pushed in their names (25.46)", async () => {
  push(other, "Programisty.\n");
  await save(file, "Anny\n2\n3\n", anna);
  expect(await meet()).toEqual([]);
  expect([text(other), elsewhere(file)]).toEqual(["Programisty.\n", "Anny\n2\n3\n"]);
  expect(gitOf("../remote", "log", "--format=%an")).toContain("Anna Nowak");

  push(file, "Programisty\n2\n3\n");
  await save(file, "Jana\n2\n3\n", jan);
  const join: Join = async (name, ...texts) => (name === file ? texts.map((one) => one[0]).join("") : null);
  expect(await meet(join)).toEqual([]);
  expect([text(file), elsewhere(file)]).toEqual(["APJ", "APJ"]);
});

test("of a conflict, each side keeps its own until a person has merged it, and all other files are exchanged (25.46)", async () => {
  push(file, "Programisty.\n");
  await save(file, "Anny.\n", anna);
  const conflict = [{ file, authors: expect.arrayContaining(["Anna Nowak", "Programista"]) }];
  for (const round of ["1", "2", "3"]) {
    push(other, `1\n2\nProgramisty ${round}\n`);
    await save(third, `Jana ${round}\n2\n3\n`, jan);
    expect([round, await meet()]).toEqual([round, conflict]);
    expect([file, other, third].map(text)).toEqual([
      "Anny.\n",
      `1\n2\nProgramisty ${round}\n`,
      `Jana ${round}\n2\n3\n`,
    ]);
    expect([elsewhere(file), elsewhere(third)]).toEqual(["Programisty.\n", `Jana ${round}\n2\n3\n`]);
    expect(elsewhere(file, "redakcja")).toBe("Anny.\n");
    expect(await unpushedSince(".")).toBeNull();
  }
  // The programmer merges the editors' branch in a clone of their own, and editors go on meanwhile.
  programmer("pull", "--quiet", "--rebase");
  expect(() => programmer("merge", "--quiet", "origin/redakcja")).toThrow();
  await save(third, "Ostatni Jana.\n", jan);
  writeFileSync(`../programmer/${file}`, "Oboje.\n");
  programmer("commit", "--quiet", "--all", "--message", "Oboje");
  programmer("push", "--quiet", "origin", "HEAD");
  expect(await meet()).toEqual([]);
  expect([text(file), text(third), elsewhere(third)]).toEqual([
    "Oboje.\n",
    "Ostatni Jana.\n",
    "Ostatni Jana.\n",
  ]);
});

test("at whatever step of an exchange Git is killed, the next one ends it, and nothing is lost (25.46)", async () => {
  push(file, "Programisty.\n");
  push(other, "1\n2\nProgramisty\n");
  await save(file, "Anny.\n", anna);
  await save(third, "Jana\n2\n3\n", jan);
  for (let [step, isReached] = [1, true]; isReached; step += 1) {
    const end = breakGit(step, step % 2 ? "before" : "after");
    await meet().catch(() => undefined);
    isReached = end();
    expect(await settle()).toBe(true);
    const texts = [text(file), text(third), elsewhere(file)];
    expect([step, ...texts]).toEqual([step, "Anny.\n", "Jana\n2\n3\n", "Programisty.\n"]);
  }
  expect((await meet()).map((one) => one.file)).toEqual([file]);
  expect(text(other)).toBe("1\n2\nProgramisty\n");
  expect([elsewhere(third), elsewhere(file, "redakcja")]).toEqual(["Jana\n2\n3\n", "Anny.\n"]);
});

test("a conflict ends, too, when an editor saves what the programmer wrote; a file that one side has deleted waits as well (25.46)", async () => {
  push(file, "Programisty.\n");
  push(other, null);
  await save(file, "Anny.\n", anna);
  await save(other, "Anny.\n", anna);
  expect((await meet()).map((one) => one.file)).toEqual([file, other]);
  expect(text(other)).toBe("Anny.\n");
  expect(() => elsewhere(other)).toThrow();
  await save(file, "Programisty.\n", anna);
  await save(other, null, anna);
  expect(await meet()).toEqual([]);
  expect([elsewhere(file), text(file), text(other)]).toEqual(["Programisty.\n", "Programisty.\n", null]);
});

test("no save waits for the repository elsewhere; one that refuses leaves a time since when nothing was pushed (25.46)", async () => {
  await save(file, "Anny.\n", anna);
  expect(await unpushedSince(".")).toBeNull();
  const done: string[] = [];
  const asked = exchange(async (work) => {
    done.push("merged");
    git("remote", "set-url", "origin", "/nowhere");
    return work();
  }, noJoin);
  await expect(asked).rejects.toThrow("/nowhere");
  expect(done).toEqual(["merged"]);
  const at = "2026-11-01T12:00:00+01:00";
  vi.stubEnv("GIT_COMMITTER_DATE", at);
  git("commit", "--quiet", "--amend", "--no-edit");
  vi.unstubAllEnvs();
  await save(third, "Później.\n", jan);
  expect(await unpushedSince(".")).toBe(at);
  git("remote", "remove", "origin");
  expect([await unpushedSince("."), await meet()]).toEqual(["none", []]);
});
