import { readFileSync } from "node:fs";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";

/** A file of a ZIP: `name` inside (folders with slashes), `file` on the disk. */
export type ZipEntry = { name: string; file: string };

/** Formats that are compressed already. */
const storedFormats = new Set([".glb", ".jpg", ".pdf", ".png"]);

/**
 * A ZIP whose bytes depend on nothing but its entries and the date (`YYYY-MM-DD`), which all of them bear.
 * Entries stand in the order given.
 */
export function makeZip(entries: readonly ZipEntry[], date: string): Uint8Array {
  const content: Zippable = {};
  for (const { name, file } of entries)
    content[name] = [readFileSync(file), { level: storedFormats.has(path.extname(file)) ? 0 : 6 }];
  // ZIPs know only local times: midnight on the spot gives the same bytes everywhere.
  return zipSync(content, { mtime: new Date(`${date}T00:00:00`) });
}
