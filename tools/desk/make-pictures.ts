import { readFileSync } from "node:fs";
import path from "node:path";
import { listOwnFiles } from "lib/platform/files.server";
import { slugOf } from "lib/polish/slug";
import { makePicture, takenReason } from "./pictures/make-picture";
import { RejectedError } from "./rejected-error";

type Outcome = {
  /** Source file, as a path relative to the scanned folder. */
  file: string;
  /** Path of the generated picture, in the form that content uses; null if the source file was rejected. */
  image: string | null;
  issue?: string;
};

/** Generates pictures from all files of a folder. Its subfolders correspond to the folders below `/images/`. */
export async function makePictures(folder: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const names = new Set<string>();
  for (const file of listOwnFiles(folder)) {
    outcomes.push(await makeFrom(folder, file, names.has(nameOf(file))));
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
