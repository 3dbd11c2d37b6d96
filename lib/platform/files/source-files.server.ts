import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { basename } from "node:path/posix";
import { fileForms, isPlainFile, listPlainFiles, uncompressedName } from "../plain-files.server.js";
import { isLeftover } from "./leftovers";
import { builtSite } from "./publications.server";

/** Folder of files that are served unchanged: pictures, 3D models, drawings (CAD drawings are stored as `.gz`). */
export const sourceFolder = "public";

/** Number of bytes at the end of a gzip file that contain the size of its uncompressed content. */
const sizeBytes = 4;

/**
 * Returns the repository file for a path of the site: `public/…` itself or, for CAD drawings, its gzip form
 * (`X.step.gz` for `/…/X.step`). The file may be missing.
 */
export function sourceFile(path: string): string {
  const form = isPlainFile(sourceFolder, `${path}.gz`) ? ".gz" : "";
  return sourceFolder + path + form;
}

/**
 * Returns whether visitors can have a file of `public/`. Where there are only built files, as in a container, these count.
 */
export function hasSourceFile(path: string): boolean {
  if (!existsSync(sourceFolder)) return isPlainFile(builtSite.folder, path);
  return fileForms.some((form) => isPlainFile(sourceFolder, path + form));
}

/**
 * Returns the size in bytes of a source file in the uncompressed form that visitors download; `null` if the file is
 * missing.
 */
export function sourceFileBytes(path: string): number | null {
  const file = sourceFile(path);
  if (file.endsWith(".gz")) return uncompressedBytes(file);
  return isPlainFile(sourceFolder, path) ? statSync(file).size : null;
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
