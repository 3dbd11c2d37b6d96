import { createReadStream } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import type { ContentCache } from "./cache.server";
import { type LoadingWork, noWork, withLoadingWork } from "./files/loading-work";
import { editedContent, listContentFiles } from "./fingerprint.server";
import { stageContent } from "./memo";

export { type LoadingWork, noWork, withLoadingWork } from "./files/loading-work";

/** Names within a folder that {@link takeContent} writes: the files as they are, and the work of loading them. */
const filesOf = (folder: string) => path.join(folder, "content");
const workOf = (folder: string) => path.join(folder, "content.jsonl");

/** Results that are needed by processes that show the content. */
const preparedKinds = ["parsed", "rendered", "missing"] as const;

/**
 * Copies the edited content into a folder, and puts the copy into use in this process: what is read from now on is of
 * one state, whatever editors save meanwhile. Also writes the results of loading it, for the processes that show it.
 * @param cache of the results
 * @param readAll reads every content file
 * @throws {ContentError} with the content issues of all files
 */
export async function takeContent(folder: string, cache: ContentCache, readAll: () => void): Promise<void> {
  const copy = filesOf(folder);
  await rm(copy, { recursive: true, force: true });
  for (const file of listContentFiles(editedContent)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await copyFile(path.join(editedContent, file), path.join(copy, file));
  }
  stageContent(copy).use();
  cache.use(readAll);
  const results = preparedKinds.flatMap((kind) => [...cache.work[kind]].map((result) => [kind, ...result]));
  await writeFile(workOf(folder), results.map((result) => `${JSON.stringify(result)}\n`).join(""));
}

/**
 * Loads content that {@link takeContent} has taken, without using it yet.
 * @param isPrepared whether the results of loading it, written beside it, are of this build. Without them, or if they
 * cannot be read, the files are parsed again; this build's rules about their shape then apply, but no others.
 */
export async function loadTaken(folder: string, isPrepared: boolean) {
  const work = (isPrepared && (await readWork(folder))) || noWork();
  const staged = stageContent(filesOf(folder));
  return {
    load: <Result>(read: () => Result) => staged.load(() => withLoadingWork(work, read, true)),
    use: () => staged.use(),
  };
}

/** Reads one result at a time, so that requests are answered in between: the results of 5,000 products are 26 MB. */
async function readWork(folder: string): Promise<LoadingWork | null> {
  const work = noWork();
  try {
    for await (const line of createInterface({ input: createReadStream(workOf(folder)) })) {
      const [kind, name, result]: [(typeof preparedKinds)[number], string, unknown] = JSON.parse(line);
      work[kind].set(name, result);
    }
    return work;
  } catch {
    return null;
  }
}
