import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { log } from "lib/platform/log.server";
import { beforeEach, expect, test, vi } from "vitest";
import { settle } from "../../tools/desk/versions/working-folder";
import { breakGit } from "../support/editor/broken-git";
import { anna, git, goToClone, jan, save, saveAll } from "../support/editor/clone";

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

/** Saves in a process of its own, which ends by itself or is killed. */
async function saveElsewhere(texts: Record<string, string | null>) {
  const project = fileURLToPath(new URL("../..", import.meta.url));
  const program = `import { jan, saveAll } from "${project}tests/support/editor/clone.ts";
await saveAll(${JSON.stringify(texts)}, "Zapis", jan);`;
  const tsx = ["--import", `${project}node_modules/tsx/dist/esm/index.mjs`];
  const args = [...tsx, "--input-type=module", "--eval", program];
  const child = spawn(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, TSX_TSCONFIG_PATH: `${project}tsconfig.json` },
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("It was killed");
}

test.each(["before", "after", "asker", "full"] as const)(
  "a write of several files is a version in its editor's name or nothing, at whatever step it fails: %s (25.43)",
  async (how) => {
    for (let [step, isReached] = [1, true]; isReached; step += 1) {
      const [before, head] = [[file, other, gone].map(text), git("rev-parse", "HEAD")];
      const after = [`${step}\n`, `nowy ${step}\n`, before[2] ? null : "Z powrotem.\n"] as const;
      const texts = { [file]: after[0], [other]: after[1], [gone]: after[2] };
      const end = breakGit(step, how);
      const isSaved = await (how === "asker" ? saveElsewhere(texts) : saveAll(texts, "Zapis", jan)).then(
        () => true,
        () => false,
      );
      isReached = end();
      expect(await settle()).toBe(true);
      const isMade = git("rev-parse", "HEAD") !== head;
      expect([step, [file, other, gone].map(text)]).toEqual([step, isMade ? after : before]);
      expect([file, other, gone].map(committed)).toEqual([file, other, gone].map(text));
      expect(git("status", "--porcelain")).toBe("");
      // A process that is killed once the version is made cannot report it.
      if (how !== "asker") expect(isSaved).toBe(isMade);
    }
    expect(authors()[0]).toBe("Jan Zych");
  },
);

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

  // A Git process that takes no lock itself.
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
      // Fails because of the conflict.
    }
    const [before, found] = [git("status"), text(file)];
    expect([begin, await settle()]).toEqual([begin, false]);
    expect([git("status"), text(file)]).toEqual([before, found]);
    git(...end);
  }
  expect(await settle()).toBe(true);
});
