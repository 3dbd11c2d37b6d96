import { readFileSync } from "node:fs";
import path from "node:path";
import { listOwnFiles } from "lib/platform/files.server";
import { slugOf } from "lib/polish/slug";
import { makePicture, takenReason } from "./pictures/make-picture";
import { RejectedError } from "./requests/rejected-error";

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
    const name = nameOf(file);
    const issue = names.has(name) ? takenReason : await tryMaking(path.join(folder, file), name);
    outcomes.push(issue ? { file, image: null, issue } : { file, image: `/images/${name}.avif` });
    names.add(name);
  }
  return outcomes;
}

/** Makes a picture. @returns why it could not be made */
async function tryMaking(file: string, name: string): Promise<string | undefined> {
  try {
    (await makePicture(readFileSync(file), name)).put();
  } catch (error) {
    if (error instanceof RejectedError) return error.message;
    throw error;
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
