import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Bytes at the end of a gzip file that hold the size of its content. */
const sizeBytes = 4;

/**
 * The file in the repository behind a path of the site, which may be missing: `public/…` itself or, for CAD drawings,
 * its gzip form (`X.step.gz` for `/…/X.step`).
 */
export function sourceFile(path: string): string {
  const plain = `public${path}`;
  return existsSync(`${plain}.gz`) ? `${plain}.gz` : plain;
}

/** Size in bytes of a source file as visitors download it; `null` if it is missing. */
export function sourceFileBytes(path: string): number | null {
  const file = sourceFile(path);
  return file.endsWith(".gz")
    ? uncompressedBytes(file)
    : (statSync(file, { throwIfNoEntry: false })?.size ?? null);
}

/** Reads a source file as visitors download it. */
export function readSourceFile(file: string): Uint8Array {
  const content = readFileSync(file);
  return file.endsWith(".gz") ? gunzipSync(content) : content;
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
