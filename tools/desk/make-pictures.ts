import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { listOwnFiles } from "lib/platform/files.server";
import { slugOf } from "lib/polish/slug";
import { hasKnownFolder } from "~/ui/pictures";
import { makePicture, pictureFiles, takenReason } from "./pictures/make-picture";
import { RejectedError } from "./rejected-error";

type Outcome = {
  /** Source file, as a path relative to the scanned folder. */
  file: string;
  /** Path of the generated picture, in the form that content uses; null if the source file was rejected. */
  image: string | null;
  issue?: string;
};

/**
 * Generates pictures from all files of a folder, except those whose picture is newer than the file. Its subfolders correspond
 * to the folders below `/images/`.
 */
export async function makePictures(folder: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const names = new Set<string>();
  for (const file of listOwnFiles(folder)) {
    const isTaken = names.has(nameOf(file));
    if (isTaken || !isMade(folder, file)) outcomes.push(await makeFrom(folder, file, isTaken));
    names.add(nameOf(file));
  }
  return outcomes;
}

async function makeFrom(folder: string, file: string, isTaken: boolean): Promise<Outcome> {
  const name = nameOf(file);
  try {
    if (isTaken) throw new RejectedError(422, takenReason);
    const put = await makePicture(readFileSync(path.join(folder, file)), name);
    put();
    return { file, image: `/images/${name}.avif` };
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    return { file, image: null, issue: error.message };
  }
}

/** Converts a file path to slugs: `news/Nowy salon.JPG` becomes `news/nowy-salon`. */
function nameOf(file: string): string {
  return file
    .replace(/\.[^./]+$/, "")
    .split("/")
    .map(slugOf)
    .join("/");
}

function isMade(folder: string, master: string): boolean {
  const name = nameOf(master);
  const { mtimeMs } = statSync(path.join(folder, master));
  const isNewer = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= mtimeMs;
  return hasKnownFolder(name) && pictureFiles(name).every(isNewer);
}
