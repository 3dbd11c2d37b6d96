import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { slugOf } from "~/polish/slug";
import { hasKnownFolder } from "../../app/ui/pictures/picture";
import { PictureError, pictureFile } from "./check-picture";
import { makePicture, pictureFiles } from "./make-picture";

/** Pictures wait here until they are made, each in a folder as it shall have below `/images/`. */
export const tray = "content/pictures";

export type Outcome = {
  /** The file from which the picture was made, as a path below its folder. */
  file: string;
  /** Pictures referenced by content; null where content is invalid. */
  image: string | null;
  mistake?: string;
};

/** Makes a picture of each file in a folder, but for those that are newer than their file. */
export async function makePictures(folder: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of listPictureFiles(folder))
    if (!isMade(folder, file)) outcomes.push(await makeFrom(folder, file));
  return outcomes;
}

/** Makes the pictures that wait; a file goes from the tray once its picture is made. */
export async function emptyTray(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of listPictureFiles(tray)) {
    const outcome = await makeFrom(tray, file);
    if (outcome.image) rmSync(path.join(tray, file));
    outcomes.push(outcome);
  }
  return outcomes;
}

export function listPictureFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pictureFile.test(file))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

async function makeFrom(folder: string, file: string): Promise<Outcome> {
  const name = nameOf(file);
  try {
    await makePicture(readFileSync(path.join(folder, file)), name);
    return { file, image: `/images/${name}.avif` };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { file, image: null, mistake: error.message };
  }
}

/** The path in the form of addresses: `news/Nowy salon.JPG` becomes `news/nowy-salon`. */
function nameOf(file: string): string {
  return file.replace(pictureFile, "").split("/").map(slugOf).join("/");
}

function isMade(folder: string, master: string): boolean {
  const name = nameOf(master);
  const { mtimeMs } = statSync(path.join(folder, master));
  const isNewer = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= mtimeMs;
  return hasKnownFolder(name) && pictureFiles(name).every(isNewer);
}
