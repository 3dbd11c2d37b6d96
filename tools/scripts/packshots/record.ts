import { existsSync, readFileSync } from "node:fs";
import { writePublicFileAtomically } from "lib/platform/files.server";

/**
 * What each picture was made from, by its name: a hash, and for a category the picture of a product with its hash. Committed
 * with the pictures.
 */
const record = "content/packshots.json";

export const readRecord = () => readJson<string>(record);

export const writeDown = (name: string, source: string) => addEntry(record, name, source);

/** Adds an entry to a generated file of `content/`, whose entries are sorted. */
export function addEntry(file: string, name: string, value: unknown) {
  const entries = Object.entries({ ...readJson(file), [name]: value });
  const sorted = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  writePublicFileAtomically(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

function readJson<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
