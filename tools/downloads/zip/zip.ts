import { zipServedFiles } from "lib/platform/files.server";
import { defineMaker } from "../make-file";
import type { FilePlan } from "../manifest";

/** An entry of a ZIP. `name` is its path inside the ZIP, with slashes; `file` is its path on disk, or that plus `.gz`. */
export type ZipEntry = { name: string; file: string };

type Contents = { entries: readonly ZipEntry[]; date: string };
const zipOf = defineMaker("ZIP", ({ entries, date }: Contents) => makeZip(entries, date));

/** Plans a ZIP. @param date common date of its entries, `YYYY-MM-DD` */
export function zipPlan(date: string, entries: readonly ZipEntry[]): FilePlan {
  return {
    date,
    files: [...entries.map(({ file }) => file), "tools/downloads/zip/zip.ts"],
    data: { date, names: entries.map(({ name }) => name) },
    make: zipOf({ entries, date }),
  };
}

/**
 * Creates a ZIP whose bytes depend only on its entries, their order and their common date (`YYYY-MM-DD`). Files with a
 * gzip copy are copied compressed, all others are stored.
 */
export async function makeZip(entries: readonly ZipEntry[], date: string): Promise<Uint8Array> {
  const { content } = await zipServedFiles(
    entries.map(({ name, file }) => ({ name, href: file.replace(/\.gz$/, ""), date })),
    { fileAt: (file) => file, crcOf: () => null },
  );
  return new Uint8Array(await new Response(content).arrayBuffer());
}
