import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Everything that the site is built from. */
export const sources = [
  ...["app", "lib", "server", "server.ts", "tools", "remix.config.js", "vite.config.ts"],
  ...["content", "public", "package-lock.json"],
];

/** The build's id, which is written last: before that, a build is unfinished. */
export const buildIdFile = "build/BUILD_ID";
/** What a build writes once its site can be served, before the files for visitors are made. */
export const siteFile = "build/site-sources";

/** @returns {boolean} whether there is a finished build, and no source has changed since it began */
export const isBuilt = () => isUpToDate(buildIdFile);

/** @returns {boolean} the same for what `npm start` needs before it can serve pages */
export const isSiteBuilt = () => isUpToDate(siteFile);

/** @param {string} file */
function isUpToDate(file) {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && sources.every((source) => newestChange(source) <= written);
}

/**
 * @param {string} source a file or a folder
 * @returns {number} time of its latest change, in ms since 1970; 0 if it is missing
 */
export function newestChange(source) {
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) return 0;
  const inside = found.isDirectory() ? readdirSync(source, { withFileTypes: true }) : [];
  // A symbolic link's target is not part of the folder, and may even be a folder above it.
  const own = inside.filter((entry) => !entry.isSymbolicLink());
  return Math.max(found.mtimeMs, ...own.map(({ name }) => newestChange(path.join(source, name))));
}
