import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Files and folders with the code of the site. An installed site has only some of them. */
export const code = ["app", "lib", "server", "server.ts", "tools", "remix.config.js", "vite.config.ts"];

/** All from which the site is built. */
export const sources = [...code, "content", "public", "package-lock.json"];

/** The build writes its id last. @returns {number | undefined} time of the build, in ms since 1970; undefined if there is no build */
export function builtAt() {
  return statSync("build/BUILD_ID", { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * @param {number} time in ms since 1970
 * @param {string[]} [of] files and folders
 * @returns {boolean} whether one of them has changed since then
 */
export function hasNewerSource(time, of = sources) {
  return of.some((source) => newestChange(source) > time);
}

/**
 * @param {string} source a file or a folder
 * @returns {number} time of its latest change, in ms since 1970; 0 if it is missing
 */
export function newestChange(source) {
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) return 0;
  const inside = found.isDirectory() ? readdirSync(source) : [];
  return Math.max(found.mtimeMs, ...inside.map((name) => newestChange(path.join(source, name))));
}
