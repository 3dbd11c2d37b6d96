import { existsSync, readFileSync } from "node:fs";
import { writePublicFileAtomically } from "lib/platform/files.server";
import { makePictures } from "../../desk/make-pictures";

/**
 * What each picture was made from, by its name: a hash, and for a category the picture of a product with its hash. Committed
 * with the pictures.
 */
const record = "content/packshots.json";

export const readRecord = () => readJson<string>(record);

/** Returns a predicate: whether, by the record as it is now, a picture of pages exists and is up to date. */
export function publishedNow() {
  const made = readRecord();
  return ({ name, key }: { name: string; key: string }) =>
    made[name] === key && existsSync(`public/images/${name}-320.avif`);
}

/**
 * Makes the pictures of pages from the masters in a folder, and writes down what one of them was made from.
 * @throws if a master cannot become a picture
 */
export async function publishMasters(folder: string, name: string, source: string) {
  for (const { file, issue } of await makePictures(folder)) if (issue) throw new Error(`${file}: ${issue}`);
  addEntry(record, name, source);
}

/** Adds an entry to a generated file of `content/`, whose entries are sorted; of the others, keeps those that are current. */
export function addEntry(file: string, name: string, value: unknown, isCurrent = (_: string) => true) {
  const entries = Object.entries({ ...readJson(file), [name]: value }).filter(([name]) => isCurrent(name));
  const sorted = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  writePublicFileAtomically(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

export function readJson<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
