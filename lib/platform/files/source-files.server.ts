import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { basename } from "node:path/posix";
import { fileForms, listPlainFiles, uncompressedName } from "../plain-files.server.js";
import { isLeftover } from "./leftovers";
import { builtSite } from "./publications.server";

/** Folder of files that are served unchanged: pictures, 3D models, drawings (CAD drawings are stored as `.gz`). */
export const sourceFolder = "public";

/** Number of bytes at the end of a gzip file that contain the size of its uncompressed content. */
const sizeBytes = 4;

/**
 * Lists the files of `public/` that visitors can have, or the built files where there are no others, as in a container.
 * They are looked up by their paths on the site for every product: doing that on the disk would take seconds.
 */
export function listSourceFiles() {
  const folder = existsSync(sourceFolder) ? sourceFolder : builtSite.folder;
  const names = new Set(listPlainFiles(folder).map((name) => `/${name}`));
  const fileOf = (path: string) => folder + path + (names.has(`${path}.gz`) ? ".gz" : "");
  const has = (path: string) => fileForms.some((form) => names.has(path + form));
  return {
    has,
    /** Returns the file on disk: itself or, for CAD drawings, its gzip form. It may be missing. */
    fileOf,
    /** Returns the size in bytes of the uncompressed form, which visitors download; `null` if the file is missing. */
    bytesOf(path: string): number | null {
      const file = fileOf(path);
      const state = has(path) && statSync(file, { throwIfNoEntry: false });
      if (!state) return null;
      return file.endsWith(".gz") ? uncompressedBytes(file) : state.size;
    },
  };
}

function uncompressedBytes(gzipFile: string): number {
  const descriptor = openSync(gzipFile, "r");
  try {
    const trailer = Buffer.alloc(sizeBytes);
    readSync(descriptor, trailer, 0, sizeBytes, fstatSync(descriptor).size - sizeBytes);
    return trailer.readUInt32LE(0);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Lists the files of a folder that are there to be read or served: plain ones, without what programs leave beside them.
 * @param below a folder below it: only its files, as paths below `folder` too
 */
export const listOwnFiles = (folder: string, below = "") =>
  listPlainFiles(folder, below).filter((name) => !isLeftover(basename(name)));

/** Lists the files for visitors in a folder of a build or publication, as URL paths; not Vite's own and compressed forms. */
export const listServedFiles = (folder: string) =>
  listOwnFiles(folder)
    .filter((name) => uncompressedName(name) === name && !name.startsWith("assets/"))
    .map((name) => `/${name}`);
