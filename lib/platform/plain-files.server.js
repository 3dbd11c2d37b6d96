import { readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

/** Codes of errors for a path at which there is nothing, including one that no file can have or that leads in a circle. */
const absent = ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"];

/** Endings of the forms in which a file for visitors is stored: as it is, and compressed. */
export const fileForms = ["", ".br", ".gz"];

/** Returns the name of the file that visitors ask for, given that or one of its compressed forms. @param {string} name */
export function uncompressedName(name) {
  const form = fileForms.find((one) => one && name.endsWith(one)) ?? "";
  return name.slice(0, name.length - form.length);
}

/**
 * Whether a path below a folder of ours leads to a file that lies there. A link, a device or a pipe is no file of ours,
 * nor is anything in a linked folder: otherwise, whoever may push content could make the site show any file of the
 * server. The folder itself may be a link, as the one to the current release is.
 * @param {string} folder
 * @param {string} name path below it; false for one that no file can have
 */
export function isPlainFile(folder, name) {
  const place = placeBelow(folder, name);
  return place !== null && (statSync(place, { throwIfNoEntry: false })?.isFile() ?? false);
}

/**
 * Lists all such files of a folder, sorted, as paths with forward slashes; none if it is not there.
 * @param {string} folder
 * @param {string} [below] a folder below it: only its files, as paths below `folder` too
 */
export const listPlainFiles = (folder, below = "") => namesIn(folder, below, (entry) => entry.isFile());

/** Lists what is neither such a file nor a folder. @param {string} folder */
export const listOddFiles = (folder) =>
  namesIn(folder, "", (entry) => !entry.isFile() && !entry.isDirectory());

/** @param {string} folder @param {string} below @param {(entry: import("node:fs").Dirent) => boolean} isWanted */
function namesIn(folder, below, isWanted) {
  const place = placeBelow(folder, below);
  if (place === null) return [];
  // With types, Node does not go into linked folders.
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map(({ parentPath, name }) => path.join(below, parentPath.slice(place.length + 1), name))
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

/**
 * The real path of what lies below a folder; null if there is nothing, or a link on the way to it.
 * @param {string} folder @param {string} name
 */
function placeBelow(folder, name) {
  try {
    const root = realpathSync.native(folder);
    const place = path.join(root, name, ".");
    const isBelow = place === root || place.startsWith(root + path.sep);
    return isBelow && realpathSync.native(place) === place ? place : null;
  } catch (error) {
    if (absent.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) return null;
    throw error;
  }
}
