import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import { readSourceFile } from "~/platform/files/source-files.server";

/**
 * An entry of a ZIP. `name` is its path inside the ZIP, with slashes; `file` is its path on disk. Files that end in
 * `.gz` are decompressed.
 */
export type ZipEntry = { name: string; file: string };

/** Extensions of formats that are already compressed; such files are stored without further compression. */
const storedFormats = new Set([".glb", ".jpg", ".pdf", ".png"]);

/** Creates a ZIP whose bytes depend only on its entries, their order and their common date (`YYYY-MM-DD`). */
export function makeZip(entries: readonly ZipEntry[], date: string): Uint8Array {
  const content: Zippable = {};
  for (const { name, file } of entries)
    content[name] = [readSourceFile(file), { level: storedFormats.has(path.extname(file)) ? 0 : 6 }];
  // ZIPs store local times, so local midnight gives the same bytes in every time zone.
  return zipSync(content, { mtime: new Date(`${date}T00:00:00`) });
}
