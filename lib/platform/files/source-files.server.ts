import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { builtFolder } from "./publications.server";

/** Number of bytes at the end of a gzip file that contain the size of its uncompressed content. */
const sizeBytes = 4;

/**
 * Returns the repository file for a path of the site: `public/…` itself or, for CAD drawings, its gzip form
 * (`X.step.gz` for `/…/X.step`). The file may be missing.
 */
export function sourceFile(path: string): string {
  const plain = `public${path}`;
  return existsSync(`${plain}.gz`) ? `${plain}.gz` : plain;
}

/**
 * Returns whether visitors can have a file of `public/`. Where there are only built files, as in a container, these count.
 */
export function hasSourceFile(path: string): boolean {
  return existsSync(existsSync("public") ? sourceFile(path) : builtFolder + path);
}

/**
 * Returns the size in bytes of a source file in the uncompressed form that visitors download; `null` if the file is
 * missing.
 */
export function sourceFileBytes(path: string): number | null {
  const file = sourceFile(path);
  return file.endsWith(".gz")
    ? uncompressedBytes(file)
    : (statSync(file, { throwIfNoEntry: false })?.size ?? null);
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
