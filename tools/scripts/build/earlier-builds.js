import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Number of builds whose files are served: the new one and two earlier ones, for tabs that are still open
 * (behaviour 13.6).
 */
const keptBuilds = 3;

/** @param {string} root the project's folder */
const places = (root) => ({
  assets: path.join(root, "build/client/assets"),
  // This folder is outside `build/`, which Remix deletes, and outside `node_modules/`, which `npm ci` deletes.
  aside: path.join(root, ".cache/earlier-assets"),
  /** File names of each recorded build, newest first. */
  record: path.join(root, ".cache/kept-builds.json"),
});

/** Saves the assets. Call it before a build, which empties their folder. @param {string} root the project's folder */
export function stashAssets(root) {
  const { assets, aside } = places(root);
  if (existsSync(assets)) cpSync(assets, aside, { recursive: true });
}

/** Restores the assets of earlier builds. Call it after a build. @param {string} root the project's folder */
export function restoreEarlierAssets(root) {
  const { assets, aside, record } = places(root);
  const own = readdirSync(assets);
  const builds = [own];
  for (const earlier of readRecord(record)) {
    const isSame = earlier.length === own.length && earlier.every((name) => own.includes(name));
    if (!isSame && builds.length < keptBuilds) builds.push(earlier);
  }
  for (const name of new Set(builds.flat())) {
    const [from, to] = [path.join(aside, name), path.join(assets, name)];
    if (existsSync(from) && !existsSync(to)) cpSync(from, to);
  }
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(builds));
  rmSync(aside, { recursive: true, force: true });
}

/**
 * @param {string} file
 * @returns {string[][]} file names of each recorded build; empty if the record is missing or unreadable
 */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}
