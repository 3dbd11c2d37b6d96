import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const brand = path.join(project, "tests/fixtures/brand");
const folder = path.join(project, ".cache/second-brand");

/** The code that a site is built from: what a second brand has in common with the first. */
const code = [
  "app",
  "content-check",
  "desk",
  "downloads",
  "operations",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "scripts",
  "server",
  "server.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Builds the site of a second brand: this project's code over the folders of `tests/fixtures/brand/` in place of its own
 * (docs/new-brand.md). Does nothing if a build is there that nothing is newer than.
 * @returns {string} its folder, from which the site starts
 * @throws {Error} with what the build printed, if it fails
 */
export function secondBrand() {
  if (isFresh()) return folder;
  // Made aside, because another process may build it too, or serve it.
  const own = `${folder}-${process.pid}`;
  const sources = [...code.map((name) => path.join(project, name)), ...listed(brand)];
  for (const source of sources) cpSync(source, path.join(own, path.basename(source)), { recursive: true });
  symlinkSync(path.join(project, "node_modules"), path.join(own, "node_modules"));
  const built = spawnSync(process.execPath, ["scripts/build.js"], { cwd: own, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The second brand: ${built.stdout}${built.stderr}`);
  if (isFresh()) rmSync(own, { recursive: true });
  else {
    rmSync(folder, { recursive: true, force: true });
    renameSync(own, folder);
  }
  return folder;
}

function isFresh() {
  const builtAt = newest(path.join(folder, "build/BUILD_ID"));
  return builtAt > Math.max(newest(brand), ...code.map((name) => newest(path.join(project, name))));
}

/** @param {string} at @returns {string[]} */
const listed = (at) => readdirSync(at).map((name) => path.join(at, name));

/**
 * @param {string} at a file or a folder
 * @returns {number} time of its latest change, in ms since 1970; 0 if it is missing
 */
function newest(at) {
  const found = statSync(at, { throwIfNoEntry: false });
  if (!found) return 0;
  return Math.max(found.mtimeMs, ...(found.isDirectory() ? listed(at).map(newest) : []));
}
