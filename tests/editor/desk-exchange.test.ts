import { existsSync, lstatSync, writeFileSync } from "node:fs";
import { gitClone } from "lib/processes/git.server";
import { beforeEach, expect, test, vi } from "vitest";
import { exchange, type Join } from "../../tools/desk/versions/exchange";
import { settle } from "../../tools/desk/versions/working-folder";
import { anna, git, gitOf, jan, save } from "../support/editor/clone";
import {
  elsewhere,
  file,
  goToExchange,
  meet,
  noJoin,
  other,
  programmer,
  push,
  text,
  third,
} from "../support/editor/exchanging";

beforeEach(goToExchange);

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

test("of a conflict, each side keeps its own until a person has merged it, and meanwhile the editors' versions are pushed aside (25.46)", async () => {
  push(file, "Programisty.\n");
  push(other, "1\n2\nProgramisty\n");
  await save(file, "Anny.\n", anna);
  await save(third, "Jana\n2\n3\n", jan);
  for (const _twice of [1, 2])
    expect(await meet()).toEqual([{ file, authors: expect.arrayContaining(["Anna Nowak", "Programista"]) }]);
  expect([text(file), text(other)]).toEqual(["Anny.\n", "1\n2\n3\n"]);
  expect([elsewhere(file), elsewhere(third)]).toEqual(["Programisty.\n", "1\n2\n3\n"]);
  expect([file, third].map((name) => elsewhere(name, "redakcja"))).toEqual(["Anny.\n", "Jana\n2\n3\n"]);
  expect(await gitClone.unpushedSince(".")).toBeNull();
  // The programmer merges the editors' branch in a clone of their own, and editors go on meanwhile.
  programmer("pull", "--quiet", "--rebase");
  expect(() => programmer("merge", "--quiet", "origin/redakcja")).toThrow();
  await save(third, "Ostatni Jana.\n", jan);
  writeFileSync(`../programmer/${file}`, "Oboje.\n");
  programmer("commit", "--quiet", "--all", "--message", "Oboje");
  programmer("push", "--quiet", "origin", "HEAD");
  expect(await meet()).toEqual([]);
  expect([file, other, third].map(text)).toEqual(["Oboje.\n", "1\n2\nProgramisty\n", "Ostatni Jana.\n"]);
  expect(elsewhere(third)).toBe("Ostatni Jana.\n");
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
  expect(await gitClone.unpushedSince(".")).toBeNull();
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
  expect(await gitClone.unpushedSince(".")).toBe(at);
  git("remote", "remove", "origin");
  expect([await gitClone.unpushedSince("."), await meet()]).toEqual(["none", []]);
});

const isThere = (name: string) => lstatSync(name, { throwIfNoEntry: false }) !== undefined;
const leftOut = () => git("ls-files", "-v").match(/^S .*$/gm) ?? [];

test("a link that programmers push is left out of the folder, and what they push beside it comes; a file in its place later, too (25.53)", async () => {
  const links = {
    "content/tajne.md": "/etc/passwd",
    "public/images/wyzej": "../..",
    "public/gone.txt": "/nowhere",
  };
  for (const [name, target] of Object.entries(links)) push(name, null, target);
  push(other, null, "a.md");
  push(third, "Obok.\n");
  expect(await meet()).toEqual([]);
  expect([...Object.keys(links), other].filter(isThere)).toEqual([]);
  expect([text(third), git("status", "--porcelain")]).toEqual(["Obok.\n", ""]);
  // The links stay out of the folder after a save, and when a link's target changes.
  push("content/tajne.md", null, "/etc/group");
  await save(file, "Anny.\n", anna);
  expect(await meet()).toEqual([]);
  expect([isThere("content/tajne.md"), elsewhere(file), leftOut().length]).toEqual([false, "Anny.\n", 4]);
  // An editor's text in place of a link is a file.
  await save(other, "Anny też.\n", anna);
  for (const name of Object.keys(links)) push(name, "Plik.\n");
  expect([await settle(), await meet(), await settle()]).toEqual([true, [], true]);
  expect([...Object.keys(links), other].map(text)).toEqual([
    ...Object.keys(links).map(() => "Plik.\n"),
    "Anny też.\n",
  ]);
  expect([leftOut(), git("status", "--porcelain"), elsewhere(other)]).toEqual([[], "", "Anny też.\n"]);
});

test("a link in place of a file or folder that an editor has changed leaves it as the editor has it (25.46, 25.53)", async () => {
  push(file, null, "/etc/passwd");
  await save(file, "Anny.\n", anna);
  const readAll = vi.fn(noJoin);
  expect((await meet(readAll)).map((one) => one.file)).toEqual([file]);
  expect([text(file), readAll.mock.calls]).toEqual(["Anny.\n", []]);
  push(file, "Programisty.\n");
  await save(file, "Programisty.\n", anna);
  expect(await meet()).toEqual([]);
  // The whole content folder becomes a link.
  programmer("pull", "--quiet", "--rebase");
  programmer("rm", "--quiet", "-r", "content");
  programmer("commit", "--quiet", "--message", "content");
  push("content", null, "/etc");
  await save(file, "Anny znowu.\n", anna);
  expect((await meet()).map((one) => one.file)).toContain(file);
  expect([text(file), isThere("content/passwd")]).toEqual(["Anny znowu.\n", false]);
});

test("a clone that was made by hand, with the repository's links, is free of them at the start (25.53)", async () => {
  push("public/tajne.txt", null, "/etc/passwd");
  push("public/dir", null, "/etc");
  git("clone", "--quiet", "../remote", "../by-hand");
  process.chdir("../by-hand");
  expect(lstatSync("public/tajne.txt").isSymbolicLink()).toBe(true);
  expect(await settle()).toBe(true);
  expect([isThere("public/tajne.txt"), isThere("public/dir"), existsSync("/etc/passwd")]).toEqual([
    false,
    false,
    true,
  ]);
  expect([git("status", "--porcelain"), text(file)]).toEqual(["", "1\n2\n3\n"]);
});
