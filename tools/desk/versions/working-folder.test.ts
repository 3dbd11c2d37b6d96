import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { log } from "lib/platform/log.server";
import { beforeEach, expect, test, vi } from "vitest";
import { anna, git, goToClone, jan, save, saveAll } from "../../../tests/support/editor/clone";
import { settle } from "./working-folder";

const [file, other, gone] = ["content/a.md", "content/b.md", "content/c.md"];

beforeEach(async () => {
  vi.unstubAllEnvs();
  log.level = "silent";
  goToClone();
  await saveAll({ [file]: "Tekst.\n", [gone]: "Zbędny.\n" }, "Treść", anna);
});

const text = (name: string) => (existsSync(name) ? readFileSync(name, "utf8") : null);
const committed = (name: string) => {
  try {
    return git("show", `HEAD:${name}`);
  } catch {
    return null;
  }
};
const authors = () => git("log", "--format=%an").trim().split("\n");

/** Puts a Git first in the path that is killed before or after its n-th command, or finds the disk full. */
function breakGit(step: number, how: "before" | "after" | "full") {
  mkdirSync("../bin", { recursive: true });
  const real = path.join(git("--exec-path").trim(), "git");
  const ends = {
    before: "kill -9 $$",
    after: `"${real}" "$@"; kill -9 $$`,
    full: "echo 'No space left' >&2; exit 128",
  };
  const lines = [
    "#!/bin/sh",
    'echo >> "$0.count"',
    `[ $(wc -l < "$0.count") = ${step} ] && { ${ends[how]}; }`,
  ];
  writeFileSync("../bin/git", [...lines, `exec "${real}" "$@"`].join("\n"));
  writeFileSync("../bin/git.count", "");
  chmodSync("../bin/git", 0o755);
  vi.stubEnv("PATH", `${path.resolve("../bin")}:${process.env.PATH}`);
}

test("a write of several files is a version in its editor's name or nothing, at whatever step Git is killed or the disk is full (25.43)", async () => {
  const seen = new Set<boolean>();
  for (const how of ["before", "after", "full"] as const)
    for (let step = 1; ; step += 1) {
      const [before, head] = [[file, other, gone].map(text), git("rev-parse", "HEAD")];
      const after = [`${how} ${step}\n`, `nowy ${how} ${step}\n`, before[2] ? null : "Z powrotem.\n"];
      breakGit(step, how);
      const write = saveAll(
        { [file]: after[0] ?? "", [other]: after[1] ?? "", [gone]: after[2] ?? null },
        `${how} ${step}`,
        jan,
      );
      const isSaved = await write.then(
        () => true,
        () => false,
      );
      const wasReached = readFileSync("../bin/git.count", "utf8").split("\n").length > step;
      vi.stubEnv("PATH", process.env.PATH?.replace(/^[^:]*:/, ""));
      expect(await settle()).toBe(true);
      const isMade = git("rev-parse", "HEAD") !== head;
      expect([how, step, [file, other, gone].map(text)]).toEqual([how, step, isMade ? after : before]);
      expect([file, other, gone].map(committed)).toEqual([file, other, gone].map(text));
      expect(git("status", "--porcelain")).toBe("");
      expect(isSaved).toBe(isMade);
      if (isMade) expect(authors()[0]).toBe("Jan Zych");
      seen.add(isMade);
      if (!wasReached) break;
    }
  expect(seen.size).toBe(2);
});

test("what lies in the folder without a version goes into the stash, in nobody's name, and a write commits its own files alone (25.43)", async () => {
  writeFileSync(file, "Z ręki.\n");
  writeFileSync(other, "Nowy z ręki.\n");
  writeFileSync("package-lock.json", "{}");
  expect(await settle()).toBe(true);
  expect([text(file), text(other), text("package-lock.json")]).toEqual(["Tekst.\n", null, "{}"]);
  expect(git("stash", "show", "--include-untracked", "-p")).toMatch(/\+Z ręki\.[\s\S]*\+Nowy z ręki\./);
  writeFileSync(other, "Cudzy.\n");
  await save(file, "Jana.\n", jan);
  expect(git("show", "--name-only", "--format=%an")).toBe(`Jan Zych\n\n${file}\n`);
});

test("a lock that a killed Git has left is removed; one that a running Git holds is waited for (25.43)", async () => {
  const lock = ".git/index.lock";
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
  expect(await settle()).toBe(true);
  expect(existsSync(lock)).toBe(false);

  // A Git that touches no lock itself.
  const editing = spawn("git", ["-c", "alias.hold=!sleep 2", "hold"], { detached: true, stdio: "ignore" });
  await once(editing, "spawn");
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
  expect(await settle()).toBe(true);
  expect(editing.exitCode ?? editing.signalCode).not.toBeNull();
});

test("while somebody merges, rebases or looks at another version, nothing is written or aborted (25.46)", async () => {
  git("checkout", "--quiet", "-b", "inna");
  await save(file, "Inny.\n", jan);
  git("checkout", "--quiet", "-");
  await save(file, "Nasz.\n", anna);
  for (const [begin, end] of [
    [
      ["merge", "inna"],
      ["merge", "--abort"],
    ],
    [
      ["rebase", "inna"],
      ["rebase", "--abort"],
    ],
    [
      ["cherry-pick", "inna"],
      ["cherry-pick", "--abort"],
    ],
    [
      ["checkout", "--quiet", "--detach"],
      ["checkout", "--quiet", "-"],
    ],
  ] as const) {
    try {
      git(...begin);
    } catch {
      // Of the conflict.
    }
    const [before, found] = [git("status"), text(file)];
    expect([begin, await settle()]).toEqual([begin, false]);
    expect([git("status"), text(file)]).toEqual([before, found]);
    git(...end);
  }
  expect(await settle()).toBe(true);
});
