import { execFile, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { type Call, standInFor } from "../support/services/stand-in-programs";
import { dataPath } from "../support/site/data-requests";
import { deployNextBuild, makeDeploymentFolder, putBuild, replaceFile } from "../support/site/deployment";
import { freePort } from "../support/site/free-port";
import { type Site, startSite } from "../support/site/site";
import { whileShed } from "../support/site/while-shed";

// No repeats by `fetch`: an instance that sheds load may restart in between. `ask` tries the other instance instead.
vi.unstubAllGlobals();

const run = promisify(execFile);
const root = makeDeploymentFolder();
const home = path.join(root, "srv");
const source = path.join(root, "source");
const current = path.join(home, "current");
/** Older than any release, whatever the clock says. */
const olderReleases = Array.from({ length: 6 }, (_, number) => `2001010${number + 1}-000000`);

const ports = [await freePort(), await freePort()].map(String);
const instances = new Map<string, Site>();
const dataDirs = new Map(ports.map((port) => [port, newFolder()]));
/** Stands in for `npm run build`. */
let build: (release: string) => void;
/** Called before an instance is restarted. */
let beforeRestart = async (_port: string) => {};

async function systemctl({ args }: Pick<Call, "args">) {
  if (args[0] !== "restart") return;
  const port = args[1]?.replace("modrawa@", "") ?? "";
  await beforeRestart(port);
  await instances.get(port)?.stop();
  instances.delete(port);
  instances.set(
    port,
    await startSite({ cwd: current, env: { PORT: port, DATA_DIR: dataDirs.get(port) ?? "" } }),
  );
}

const programs = await standInFor({
  npm: ({ args, cwd }) => {
    if (args[0] === "ci") symlinkSync(path.resolve("node_modules"), path.join(cwd, "node_modules"));
    if (args[0] === "run") build(cwd);
  },
  systemctl,
  // The script uses sudo if it is not run by root.
  sudo: ({ args: [, , ...args] }) => systemctl({ args }),
});

const releaseEnv = {
  ...process.env,
  ...programs.env,
  MODRAWA_HOME: home,
  MODRAWA_PORTS: ports.join(" "),
};

/** Publishes a release with the documented script; only npm and systemctl are stood in for. */
const publish = () => run("deploy/release.sh", [source], { env: releaseEnv });

/**
 * Sends a request like nginx (deploy/nginx/nginx.conf): to the instances in turn, and to the other one if the first fails.
 */
const ask = (target: string) =>
  whileShed(async () => {
    ports.reverse();
    const isElsewhere = ({ status }: Response) => status === 404 && target.startsWith("/assets/");
    const [first, second] = ports.map((port) => `http://localhost:${port}${target}`) as [string, string];
    const answer = await fetch(first, { redirect: "manual" }).catch(() => null);
    return answer && !isElsewhere(answer) ? answer : fetch(second, { redirect: "manual" });
  });

const buildId = async () => (await (await ask("/builds/latest.json")).json()).id as string;
const scriptsOf = (page: string) => page.match(/\/assets\/[\w-]+\.js/g) ?? [];
const openTab = async () => scriptsOf(await (await ask("/")).text());

/**
 * Requests pages, the files that they name and those that an open tab still needs, without pause until `work` is done.
 */
async function whileVisited(tab: readonly string[], work: () => Promise<unknown>) {
  const failures: string[] = [];
  let asked = 0;
  let isDone = false;
  const note = async (target: string) => {
    const answer = await ask(target).catch(String);
    asked += 1;
    if (typeof answer === "string" || answer.status !== 200)
      failures.push(`${target}: ${typeof answer === "string" ? answer : answer.status}`);
    return typeof answer === "string" ? "" : answer.text();
  };
  const visit = async () => {
    while (!isDone) {
      for (const script of scriptsOf(await note("/produkty"))) await note(script);
      for (const script of tab) await note(script);
      await note(dataPath("/o-nas", "root"));
      await note("/images/categories/4100-640.avif");
    }
  };
  const visits = visit();
  await work().finally(() => {
    isDone = true;
  });
  await visits;
  return { asked, failures };
}

beforeAll(async () => {
  mkdirSync(source);
  for (const name of ["content", "package.json"]) symlinkSync(path.resolve(name), path.join(source, name));
  mkdirSync(path.join(source, "node_modules"));
  for (const name of olderReleases) mkdirSync(path.join(home, "releases", name), { recursive: true });
  build = putBuild;
  await publish();
});

afterAll(async () => {
  await Promise.all([...instances.values()].map((site) => site.stop()));
  programs.stop();
  rmSync(root, { recursive: true });
});

test("a release replaces the one before while a visitor asks without pause, and nothing fails (13.6, 22.10)", async () => {
  const [tab, idBefore] = [await openTab(), await buildId()];
  const archive = "/pliki/projekt.zip?l=1.LR-110&pliki=karty";
  build = (release) => {
    putBuild(release);
    deployNextBuild(release);
    // In the next release, no product has files.
    replaceFile(path.join(release, "build/files.json"), "[]");
  };
  const ofWaiting: number[] = [];
  beforeRestart = async (port) => {
    const asked = () => fetch(`http://localhost:${port}${archive}`, { method: "HEAD" });
    ofWaiting.push((await whileShed(asked)).status);
  };

  const { asked, failures } = await whileVisited(tab, publish);
  beforeRestart = async () => {};
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(0);
  expect(await buildId()).not.toBe(idBefore);
  // `current` links to the next release already, but an instance that has not been restarted yet reads from its own.
  expect(ofWaiting).toEqual([200, 200]);
  expect((await ask(archive)).status).toBe(404);
  for (const script of tab) expect((await ask(script)).status, script).toBe(200);
});

test("the four releases before are kept, older ones are not", () => {
  const releases = readdirSync(path.join(home, "releases")).sort();
  expect(releases.slice(0, 3)).toEqual(olderReleases.slice(-3));
  expect(releases).toHaveLength(5);
});

test("a release that does not become ready is rolled back, and no visitor notices (22.10)", async () => {
  const before = readlinkSync(current);
  const tab = await openTab();
  build = (release) => {
    putBuild(release);
    rmSync(path.join(release, "build/server.js"));
  };
  const { failures } = await whileVisited(tab, async () => {
    await expect(publish()).rejects.toThrow("Wydanie wycofane");
  });
  expect(failures).toEqual([]);
  expect(readlinkSync(current)).toBe(before);
  expect(readdirSync(path.join(home, "releases"))).toHaveLength(5);
  for (const port of ports) expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
});

// SIGHUP is what a lost SSH connection sends.
test.each(["SIGINT", "SIGHUP"] as const)("%s during a release rolls it back (22.10)", async (signal) => {
  const before = readlinkSync(current);
  build = putBuild;
  const releasing = spawn("deploy/release.sh", [source], { env: releaseEnv });
  let isInterrupted = false;
  beforeRestart = async () => {
    if (!isInterrupted) releasing.kill(signal);
    isInterrupted = true;
  };
  const complaint = await text(releasing.stderr);
  beforeRestart = async () => {};
  expect(complaint).toContain("Wydanie przerwane i wycofane.");
  expect(readlinkSync(current)).toBe(before);
  for (const port of ports) expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
});

test("a release whose tables the previous one cannot use is rejected before the switch (22.10)", async () => {
  const withMigrations = (lines: string) => (release: string) => {
    putBuild(release);
    replaceFile(path.join(release, "build/operations.js"), `console.log(${JSON.stringify(lines)})`);
  };
  build = withMigrations("1-first");
  await publish();
  const before = readlinkSync(current);
  build = (release) => {
    withMigrations("")(release);
    writeFileSync(path.join(release, "build/operations.js"), "process.exit(1)");
  };
  await expect(publish()).rejects.toThrow();
  expect(readlinkSync(current)).toBe(before);
  build = withMigrations("1-first\tdrop table long_ago\n2-second\n3-third\tdrop table outbox");
  await expect(publish()).rejects.toThrow(
    "Tego wydania nie dałoby się wycofać, migracja 3-third: drop table outbox",
  );
  expect(readlinkSync(current)).toBe(before);
});
