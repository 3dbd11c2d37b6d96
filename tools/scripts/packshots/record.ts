import { existsSync, readFileSync } from "node:fs";
import { writePublicFileAtomically } from "lib/platform/files.server";

/**
 * What each picture was made from, by its name: a hash, and for a category the picture of a product with its hash. Committed
 * with the pictures.
 */
const record = "content/packshots.json";

export const readRecord = () => readJson<string>(record);

export const writeDown = (name: string, source: string) => addEntry(record, name, source);

/** Adds an entry to a generated file of `content/`, whose entries are sorted; of the others, keeps those that are current. */
export function addEntry(file: string, name: string, value: unknown, isCurrent = (_: string) => true) {
  const entries = Object.entries({ ...readJson(file), [name]: value }).filter(([name]) => isCurrent(name));
  const sorted = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  writePublicFileAtomically(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

export function readJson<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
