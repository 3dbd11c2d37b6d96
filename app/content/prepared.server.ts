import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type LoadingWork, noWork, withLoadingWork } from "./files/loading-work";
import { editedContent, listContentFiles } from "./fingerprint.server";
import { stageContent } from "./memo";

export { type LoadingWork, noWork, withLoadingWork } from "./files/loading-work";

/** Names within a folder that {@link takeContent} writes: the files as they are, and the work of loading them. */
const filesOf = (folder: string) => path.join(folder, "content");
const workOf = (folder: string) => path.join(folder, "content.json");

/**
 * Copies the edited content into a folder, and puts the copy into use in this process: what is read from now on is of
 * one state, whatever editors save meanwhile. Also writes the results of loading it, for the processes that show it.
 * @param readAll reads every content file
 * @throws {ContentError} with the content issues of all files
 */
export async function takeContent(folder: string, readAll: () => void): Promise<void> {
  const copy = filesOf(folder);
  await rm(copy, { recursive: true, force: true });
  for (const file of listContentFiles(editedContent)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await copyFile(path.join(editedContent, file), path.join(copy, file));
  }
  stageContent(copy).use();
  const work = noWork();
  withLoadingWork(work, readAll);
  await writeFile(
    workOf(folder),
    JSON.stringify(work, (_, value) => (value instanceof Map ? [...value] : value)),
  );
}

/**
 * Loads content that {@link takeContent} has taken, without using it yet.
 * @param isPrepared whether the results of loading it, written beside it, are of this build. Without them, or if they
 * cannot be read, the files are parsed again; of the rules of this build, only those of their shape count then.
 */
export async function loadTaken(folder: string, isPrepared: boolean) {
  const work = (isPrepared && (await readWork(folder))) || noWork();
  const staged = stageContent(filesOf(folder));
  return {
    load: <Result>(read: () => Result) => staged.load(() => withLoadingWork(work, read, true)),
    use: () => staged.use(),
  };
}

async function readWork(folder: string): Promise<LoadingWork | null> {
  try {
    const { parsed, rendered, missing } = JSON.parse(await readFile(workOf(folder), "utf8"));
    return { parsed: new Map(parsed), rendered: new Map(rendered), missing: new Map(missing) };
  } catch {
    return null;
  }
}
