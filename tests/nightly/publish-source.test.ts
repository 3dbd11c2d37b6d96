import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { gitOf } from "../support/editor/clone";
import { makeWorkingFolder } from "../support/editor/working-folder";
import { newFolder } from "../support/runner/new-folder";
import { keepFewProducts } from "../support/site/bare-content";
import { editedSite } from "../support/site/edited-site";
import { operate, startCommand } from "../support/site/operate";
import { ownSite } from "../support/site/own-site";
import type { Site } from "../support/site/site";

/** The first sentence of this page tells whose content visitors see. */
const page = "pages/o-nas.md";
const setLead = (folder: string, lead: string) => {
  const file = path.join(folder, "content", page);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^lead: .*$/m, `lead: ${lead}`));
};
/** The sentence that visitors of a site see, once it shows what was published last. */
async function live({ url, dataDir }: Site) {
  const shown = async () => (await (await fetch(`${url}/readyz`)).json()).publication;
  await expect.poll(shown).toBe(publishedIn(dataDir));
  return /Treść \w+\./.exec(await (await fetch(`${url}/o-nas`)).text())?.[0];
}
function publishedIn(folder: string) {
  const link = path.join(folder, "published/current");
  return existsSync(link) ? readlinkSync(link) : "build";
}

const { site, cwd } = await editedSite({
  prepare: (content) => {
    keepFewProducts(content);
    setLead(path.dirname(content), "Treść wydania.");
  },
  whenDone: afterAll,
});
const { dataDir } = site;
/** The release as a container has it, without the sources of files: there a publication takes a second. */
const release = newFolder();
for (const name of ["build", "content"]) symlinkSync(path.join(cwd, name), path.join(release, name));

const clone = makeWorkingFolder(path.join(cwd, "content"));
const save = (lead: string) => {
  setLead(clone, lead);
  gitOf(clone, "commit", "--quiet", "--all", "--message", lead);
};
save("Treść redakcji.");
const head = () => gitOf(clone, "rev-parse", "HEAD").trim();

type Env = Record<string, string>;
/** The environment of a unit or person that knows the desk; the site's unit may not know it. */
const withDesk: Env = { DESK_FOLDER: clone };
const run = (args: string[], env: Env = {}, folder = release) =>
  operate(args, { cwd: folder, env: { LOG_LEVEL: "warn", DATA_DIR: dataDir, ...env } });
const current = () => publishedIn(dataDir);
/** The publication of the desk's content with which each test begins. */
let desks = "";

beforeEach(async () => {
  if (desks && current() === desks) return;
  expect(await run(["publish"], withDesk)).toMatchObject({ code: 0, complains: "" });
  desks = current();
  expect(await live(site)).toBe("Treść redakcji.");
});

/** The command of the unit that publishes. */
const units = readdirSync("deploy").filter((name) => name.endsWith(".service"));
const texts = units.map((name) => readFileSync(`deploy/${name}`, "utf8")).join("\n");
const ofUnit = /^Exec\w+=\S+ build\/operations\.js (publish.*)$/m.exec(texts)?.[1]?.split(" ") ?? [];

test.each([
  { who: "the command of the unit, which knows the desk", args: ofUnit, env: withDesk, sees: "redakcji" },
  { who: "the command where nobody names the desk", args: ofUnit, env: {}, sees: null },
  { who: "a command on purpose", args: ["publish", "--from-release"], env: withDesk, sees: "wydania" },
])(
  "after the desk has published, $who leaves visitors with its content, or says so and ends with 1 (25.54)",
  async ({ args, env, sees }) => {
    const before = current();
    const { code, complains } = await run(args, env);
    if (sees === null) {
      expect([code, current()]).toEqual([1, before]);
      expect(complains).toMatch(
        /^Nic się nie zmieniło\. Odwiedzający widzą treść redakcji[^\n]*--from-release\n$/,
      );
      expect(complains).toContain(`publikacja ${before} z 20`);
      expect(complains).toContain(`${clone}, zapis ${head().slice(0, 8)}`);
    } else expect([code, current() === before]).toEqual([0, false]);
    expect(await live(site)).toBe(`Treść ${sees ?? "redakcji"}.`);
  },
);

test("once the release is published on purpose, its content can be published again; taken back, the desk's cannot be replaced (25.41, 25.54)", async () => {
  for (const args of [["--from-release"], []])
    expect(await run(["publish", ...args])).toMatchObject({ code: 0 });
  expect(await live(site)).toBe("Treść wydania.");
  for (const _twice of [1, 2]) expect(await run(["publish", "--back"])).toMatchObject({ code: 0 });
  expect(await live(site)).toBe("Treść redakcji.");
  expect(await run(["publish"])).toMatchObject({ code: 1 });
  // Also if the current publication can no longer be read; the next test then needs a new one.
  desks = "";
  writeFileSync(path.join(dataDir, "published", current(), "publication.json"), "");
  expect(await run(["publish"])).toMatchObject({ code: 1 });
});

test("a container or a release that starts shows what the desk has published, and does not ask to replace it (22.10, 25.41)", async () => {
  const started = await ownSite({ cwd, env: { DATA_DIR: copyOf(dataDir), LOG_LEVEL: "info" } });
  await started.warm();
  expect(await live(started)).toBe("Treść redakcji.");
  expect(started.output()).not.toContain("differs from what is shown");
});

/** A data folder with the publications of another one, for a second site. */
function copyOf(from: string): string {
  const folder = newFolder();
  symlinkSync(path.join(from, "published"), path.join(folder, "published"));
  return folder;
}

test("of the clone its newest version is published, with pictures and files, even after a kill; nothing that is not saved, and no link (25.53, 25.54)", async () => {
  writeFileSync(path.join(clone, "public/saved.txt"), "x");
  symlinkSync("/etc/hostname", path.join(clone, "public/link.txt"));
  gitOf(clone, "add", "public/saved.txt", "public/link.txt");
  save("Treść nowa.");
  onTestFinished(() => save("Treść redakcji."));
  setLead(clone, "Treść niezapisana.");
  writeFileSync(path.join(clone, "public/lying.txt"), "x");
  const published = path.join(dataDir, "published");
  const killed = startCommand(["publish"], { cwd, env: { DATA_DIR: dataDir, ...withDesk } });
  const laid = () => readdirSync(published).filter((name) => name.startsWith("source"));
  await expect.poll(laid).not.toEqual([]);
  killed.kill("SIGKILL");
  await once(killed, "close");
  expect(await live(site)).toBe("Treść redakcji.");

  const { code, complains, says } = await run(["publish"], withDesk, cwd);
  expect([code, complains, says]).toEqual([
    0,
    "",
    expect.stringContaining(`z redakcji: ${clone}, zapis ${head().slice(0, 8)}`),
  ]);
  expect(await live(site)).toBe("Treść nowa.");
  const statusOf = async (name: string) => (await fetch(site.url + name, { redirect: "manual" })).status;
  const statuses = await Promise.all(["/saved.txt", "/link.txt", "/lying.txt"].map(statusOf));
  expect(statuses).toEqual([200, 302, 302]);
  expect(laid()).toEqual([]);
});

const empty = newFolder();
const unborn = newFolder();
gitOf(unborn, "init", "--quiet");
const older = makeWorkingFolder(path.join(clone, "content"));
test.each([
  { what: "missing", folder: "/nie-ma/redakcji", says: "nie ma go w tym folderze" },
  { what: "on a disk that is not mounted", folder: empty, says: "nie ma go w tym folderze" },
  { what: "without a version", folder: unborn, says: "fatal: " },
  { what: "older than what visitors see", folder: older, says: "nie ma w nim tego, co widzą odwiedzający" },
])("where the clone is $what, nothing is published (25.54)", async ({ folder, says }) => {
  const before = current();
  expect(await run(["publish"], { DESK_FOLDER: folder })).toEqual({
    code: 1,
    says: "",
    complains: expect.stringMatching(
      new RegExp(`^Nic się nie zmieniło\\. Repozytorium redakcji ${folder}: [^\\n]*${says}[^\\n]*\\n$`),
    ),
  });
  expect(current()).toBe(before);
});

test("while a programmer merges or rebases in the clone, or what is saved there has issues, nothing is published (25.2, 25.46, 25.54)", async () => {
  const before = [current(), head()];
  for (const mark of ["MERGE_HEAD", "rebase-merge"]) {
    const file = path.join(clone, ".git", mark);
    mkdirSync(file);
    const { code, complains } = await run(["publish"], withDesk);
    rmSync(file, { recursive: true });
    expect([code, complains]).toEqual([1, expect.stringContaining("programista łączy w nim teraz zmiany")]);
  }
  gitOf(clone, "checkout", "--quiet", "--detach");
  expect(await run(["publish"], withDesk)).toMatchObject({ code: 1 });
  gitOf(clone, "checkout", "--quiet", "-");
  save("5");
  const { code, complains } = await run(["publish"], withDesk);
  gitOf(clone, "reset", "--quiet", "--hard", "HEAD^");
  expect([code, complains]).toEqual([1, expect.stringContaining(`content/${page}:`)]);
  expect([current(), head()]).toEqual(before);
});

test("the doctor advises what keeps the desk's content, whether it knows the clone or not (22.9, 25.54)", async () => {
  const advice = async (env: Env, parts = ["treść", "repozytorium"]) => {
    const { says } = await run(["doctor", ...parts], env);
    return [...says.matchAll(/^(\S+) +\S+: (.*)(?:\n +→ (.*))?$/gm)].map(
      ([, state, found, todo = ""]) => `${state} ${found} → ${todo}`,
    );
  };
  const shown = expect.stringMatching(`^ok publikacja \\d+ z [^,]*, z redakcji \\(${clone}, zapis `);
  expect(await advice({})).toEqual([shown]);
  expect((await advice(withDesk))[0]).toEqual(shown);
  save("Treść nowa.");
  expect(await advice({})).toEqual([shown]);
  const toPress = expect.stringMatching(`^uwaga katalog ${clone}/content różni się .*„Publikuj” w redakcji$`);
  expect(await advice(withDesk)).toContainEqual(toPress);
  gitOf(clone, "reset", "--quiet", "--hard", "HEAD^");
  expect(await advice({ DESK_FOLDER: empty })).toContainEqual(
    expect.stringMatching(/^BŁĄD w \S+ \(DESK_FOLDER\) nie ma repozytorium redakcji; .* → podłącz dysk/),
  );

  const id = path.join(cwd, "build/BUILD_ID");
  const built = readFileSync(id, "utf8");
  const rebuild = (name: string) => {
    rmSync(id);
    writeFileSync(id, name);
  };
  onTestFinished(() => rebuild(built));
  rebuild("another build");
  const published = ["publikacja"];
  for (const env of [{}, withDesk])
    expect(await advice(env, published)).toEqual([
      expect.stringMatching(/^uwaga \d.*sprzed tego wydania.* → naciśnij „Publikuj” w redakcji$/),
    ]);
  await run(["publish", "--from-release"]);
  rebuild("a third build");
  utimesSync(id, 0, 0);
  expect(await advice({}, published)).toEqual([expect.stringMatching(/^BŁĄD \d.* → npm run publish$/)]);
});

test("after a restore on a new machine visitors see the release, until what the restore says is done (22.8, 25.54)", async () => {
  const file = path.join(newFolder(), "backup.tar.gz");
  expect(await run(["backup", file], withDesk)).toMatchObject({ code: 0 });
  const there = { DATA_DIR: newFolder(), DESK_FOLDER: path.join(newFolder(), "desk") };
  const { says } = await run(["restore", file], there);
  expect(says.trim().split("\n").at(-1)).toMatch(
    /treść wydania: uruchom serwis i redakcję i naciśnij w niej „Publikuj”/,
  );
  const restored = await ownSite({ cwd: release, env: { DATA_DIR: there.DATA_DIR } });
  expect(await live(restored)).toBe("Treść wydania.");
  expect(await run(["publish"], there)).toMatchObject({ code: 0 });
  expect(await live(restored)).toBe("Treść redakcji.");
});
