import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { oneAtATime } from "./one-at-a-time.js";

const lock = "package-lock.json";

/**
 * Imports a package that one check or bench alone needs, from a set of `.ci/packages/` with a lock file of its own. The set
 * is installed into `.cache/packages/` at its first use: everybody's `npm ci` would be a quarter larger with all of them.
 * @param {"lighthouse" | "recheck"} set
 * @param {string} [name] name of a package of the set
 * @returns {Promise<any>} its exports
 */
export async function importOnDemand(set, name = set) {
  const project = path.resolve(import.meta.dirname, "../..");
  const source = path.join(project, ".ci/packages", set);
  const folder = path.join(project, ".cache/packages", set);
  const read = (/** @type {string} */ from) =>
    existsSync(path.join(from, lock)) ? readFileSync(path.join(from, lock), "utf8") : "";
  mkdirSync(folder, { recursive: true });
  await oneAtATime(`${folder}.lock`, () => {
    if (read(folder) === read(source) && existsSync(path.join(folder, "node_modules/.package-lock.json")))
      return;
    copyFileSync(path.join(source, "package.json"), path.join(folder, "package.json"));
    copyFileSync(path.join(source, lock), path.join(folder, lock));
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: "inherit",
    });
  });
  const file = createRequire(path.join(folder, "package.json")).resolve(name);
  return import(pathToFileURL(file).href);
}
