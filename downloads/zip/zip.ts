import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import { readSourceFile } from "~/platform/files/source-files.server";

/** A file of a ZIP: `name` inside (folders with slashes), `file` on the disk, decompressed if it is `.gz`. */
export type ZipEntry = { name: string; file: string };

/** Formats that are already compressed. */
const storedFormats = new Set([".glb", ".jpg", ".pdf", ".png"]);

/**
 * A ZIP whose bytes depend only on its entries, which keep their order, and on their common date (`YYYY-MM-DD`).
 */
export function makeZip(entries: readonly ZipEntry[], date: string): Uint8Array {
  const content: Zippable = {};
  for (const { name, file } of entries)
    content[name] = [readSourceFile(file), { level: storedFormats.has(path.extname(file)) ? 0 : 6 }];
  // ZIPs hold local times: midnight local time gives the same bytes in every time zone.
  return zipSync(content, { mtime: new Date(`${date}T00:00:00`) });
}
