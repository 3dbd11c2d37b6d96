import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sources } from "../build/is-built.js";
import { unlessUnchanged } from "../build/unchanged.js";
import { oneAtATime } from "../one-at-a-time.js";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const brand = path.join(project, "tests/fixtures/brand");
const folder = path.join(project, ".cache/second-brand");

/** The code that a site is built from: what a second brand has in common with the first. */
const code = [...sources, "package.json", "tsconfig.json"]
  .filter((name) => !["content", "public"].includes(name))
  .map((name) => path.join(project, name));

/**
 * Builds the site of a second brand: this project's code over the folders of `tests/fixtures/brand/` in place of its
 * own (docs/new-brand.md). Does nothing if no source has changed since; concurrent processes wait for one another.
 * @returns {Promise<string>} its folder, from which the site starts
 * @throws {Error} with what the build printed, if it fails
 */
export function secondBrand() {
  mkdirSync(path.dirname(folder), { recursive: true });
  return oneAtATime(`${folder}.lock`, async () => {
    await unlessUnchanged(path.join(folder, "sources"), [...code, brand], build);
    return folder;
  });
}

async function build() {
  rmSync(folder, { recursive: true, force: true });
  const ofBrand = readdirSync(brand).map((name) => path.join(brand, name));
  for (const source of [...code, ...ofBrand])
    cpSync(source, path.join(folder, path.basename(source)), { recursive: true });
  symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"));
  await promisify(execFile)(process.execPath, ["tools/scripts/build.js"], { cwd: folder }).catch((error) => {
    throw new Error(`The second brand: ${error.stdout}${error.stderr}`);
  });
}
