/**
 * `npx tsx tests/load/image.ts`: builds the container image of `deploy/Dockerfile` with Debian's buildah, starts it,
 * posts a newsletter subscription, stops it with SIGTERM and checks that the subscription is in the volume. Prints how
 * much larger the image is than its base image. Exits with 1 if the image does not build or start, runs as root, does
 * not shut down cleanly, or loses the subscription.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { freePort } from "../support/site/free-port";
import { subscribe } from "../support/site/subscribe";
import { type Buildah, makeBaseImage } from "./base-image";

const tools = ["/usr/bin/buildah", "/usr/sbin/debootstrap"];
const baseTag = "docker.io/library/node:24-slim";
const siteTag = "localhost/modrawa";
const goalMB = 250;
const readyWithinMs = 30_000;
const email = "obraz@example.pl";
const port = await freePort();

if (process.getuid?.() === 0 && tools.every((tool) => existsSync(tool))) await run();
else
  console.log("image: skipped; it needs root, buildah and debootstrap (apt-get install buildah debootstrap)");

async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-image-"));
  const storage = ["--root", `${folder}/storage`, "--runroot", `${folder}/run`, "--storage-driver", "vfs"];
  const buildah: Buildah = (...args) =>
    execFileSync("buildah", [...storage, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  try {
    makeBaseImage(buildah, baseTag);
    const base = buildah("mount", buildah("from", "--pull-never", baseTag));
    const started = performance.now();
    buildah("build", "--isolation", "chroot", "--pull-never", "-f", "deploy/Dockerfile", "-t", siteTag, ".");
    console.log(`image: built in ${Math.round((performance.now() - started) / 1_000)} s`);
    const container = buildah("from", "--pull-never", siteTag);
    reportSize(buildah("mount", container), base);
    const volume = path.join(folder, "data");
    const command = prepareStart(buildah, container, volume);
    await subscribeAndEnd(
      spawn("buildah", [...storage, ...command], { stdio: ["ignore", "ignore", "inherit"] }),
      volume,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param root root folder of the image @param base root folder of its base image */
function reportSize(root: string, base: string) {
  const sizeMB = (folder: string) =>
    Number.parseInt(execFileSync("du", ["-sb", folder], { encoding: "utf8" }), 10) / 1e6;
  const parts = ["build", "node_modules", "content"].map(
    (name) => `${name} ${sizeMB(`${root}/site/${name}`).toFixed(1)}`,
  );
  const above = (sizeMB(root) - sizeMB(base)).toFixed(1);
  console.log(`image: ${above} MB above its base (${parts.join(", ")}); the goal is ${goalMB} MB`);
}

/**
 * Configures the container and returns the arguments with which buildah starts the site.
 * @param volume folder of this machine, mounted instead of the image's volume
 */
function prepareStart(buildah: Buildah, container: string, volume: string) {
  // Writable for everyone, because the site runs as the image's user, who does not own this folder.
  mkdirSync(volume);
  chmodSync(volume, 0o777);
  // Removes the image's volume declaration: with `--isolation chroot`, buildah would mount that volume over our folder.
  buildah("config", "--volume", "/data-", container);
  const { Cmd } = JSON.parse(buildah("inspect", container)).OCIv1.config as { Cmd: string[] };
  const options = ["--isolation", "chroot", "--volume", `${volume}:/data`, "--env", `PORT=${port}`];
  return ["run", ...options, container, "--", ...Cmd];
}

async function subscribeAndEnd(image: ChildProcess, volume: string) {
  const ended = once(image, "exit");
  try {
    await readiness();
    const { status } = await subscribe({ url: `http://localhost:${port}` }, email);
    const site = lastDescendant(image.pid ?? 0);
    const { uid } = statSync(`/proc/${site}`);
    const asked = performance.now();
    process.kill(site, "SIGTERM");
    const [exitCode] = await ended;
    const endMs = Math.round(performance.now() - asked);
    const isKept = isStored(path.join(volume, "newsletter.sqlite"));
    console.log(
      `image: started as user ${uid}; a subscription got ${status}; SIGTERM ended it in ${endMs} ms with ${exitCode}; ` +
        `the subscription is ${isKept ? "in the volume" : "LOST"}`,
    );
    process.exitCode = status === 303 && exitCode === 0 && isKept && uid !== 0 ? 0 : 1;
  } finally {
    image.kill();
  }
}

/** Waits until the site is ready. @throws if that takes too long */
async function readiness() {
  const signal = AbortSignal.timeout(readyWithinMs);
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`, { signal })
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) {
    signal.throwIfAborted();
    await pause(50);
  }
}

/**
 * Returns the last descendant of buildah: the image's process 1. It must receive SIGTERM directly, because buildah
 * kills its child processes when it is itself terminated.
 */
function lastDescendant(pid: number): number {
  const [child] = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .stdout.trim()
    .split("\n");
  return child ? lastDescendant(Number(child)) : pid;
}

function isStored(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file);
  return database.prepare("SELECT 1 FROM subscription WHERE email = ?").get(email) !== undefined;
}
