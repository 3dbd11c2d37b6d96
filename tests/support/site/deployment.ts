import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { restoreEarlierAssets, stashAssets } from "../../../tools/scripts/build/earlier-builds.js";
import { taken } from "../runner/run-folder";

const assets = "build/client/assets";
/** The project's own build: that of a run folder consists of symlinks. */
const build = fileURLToPath(new URL("../../../build", import.meta.url));

/**
 * Puts the current build into a new folder, from which `startSite` can start it.
 * @returns the folder, which the caller removes
 */
export function deployBuild(): string {
  const root = makeDeploymentFolder();
  for (const name of ["content", "public"]) symlinkSync(path.resolve(name), path.join(root, name));
  putBuild(root);
  return root;
}

/** Creates an empty folder below the project, so that a server in it finds its packages. The caller removes it. */
export function makeDeploymentFolder(): string {
  mkdirSync(".cache", { recursive: true });
  return mkdtempSync(path.resolve(".cache/deployed-"));
}

/**
 * Adds the current build to a folder, next to earlier assets, as `npm run build` does. Files are hard links; the content
 * is that of this run.
 */
export function putBuild(root: string) {
  mkdirSync(path.join(root, "build"), { recursive: true });
  for (const name of taken) symlinkSync(path.resolve("build", name), path.join(root, "build", name));
  for (const file of listFiles(build)) {
    const name = path.join("build", path.relative(build, file));
    if (taken.includes(name.split(path.sep)[1] ?? "")) continue;
    // Compressed assets are skipped, because `npm run build` creates them only after this step.
    if (name.startsWith(assets) && /\.(br|gz)$/.test(name)) continue;
    const target = path.join(root, name);
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) linkSync(file, target);
  }
  restoreEarlierAssets(root);
}

/**
 * Simulates `npm run build` after a change to all code: every script gets a new name and the build a new id. The
 * build's real rules decide which earlier assets stay.
 * @returns the names of the scripts of the previous build
 */
export function deployNextBuild(root: string): string[] {
  const kept = JSON.parse(readFileSync(path.join(root, ".cache/kept-builds.json"), "utf8"))[0] as string[];
  const before = kept.filter((name) => name.endsWith(".js"));
  const hashes = before.map((name) => name.slice(-"01234567.js".length, -".js".length));
  const anyHash = new RegExp(hashes.join("|"), "g");
  const rename = (text: string) => text.replace(anyHash, nextHash);

  stashAssets(root);
  for (const file of listFiles(path.join(root, "build/server")).filter((name) => name.endsWith(".js"))) {
    replaceFile(file, rename(readFileSync(file, "utf8")));
  }
  for (const name of readdirSync(path.join(root, assets))) {
    const file = path.join(root, assets, name);
    if (before.includes(name))
      writeFileSync(path.join(root, assets, rename(name)), rename(readFileSync(file, "utf8")));
    if (!kept.includes(name) || before.includes(name)) rmSync(file);
  }
  restoreEarlierAssets(root);
  return before;
}

function nextHash(hash: string): string {
  return createHash("sha256").update(hash).digest("hex").slice(0, hash.length);
}

/** Deletes the old file first: it is a hard link to the project's own build, which must not change. */
export function replaceFile(file: string, text: string) {
  rmSync(file);
  writeFileSync(file, text);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
