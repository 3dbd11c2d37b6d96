import { readFileSync } from "node:fs";
import { sourceFolder, uncompressedName } from "lib/platform/files.server";
import { hasKnownFolder, pictureOfFile } from "~/ui/pictures";
import { listPicture, pictureFiles, type Sizes } from "../pictures/make-picture";
import { putFile } from "../versions/put-files";

const pictureName = /^\/images\/([\w-]+(?:\/[\w-]+)+)$/;

/** Returns the name of the change that a file of `public/` belongs to: its picture, or else its own path. */
export function changeOf(href: string): string {
  const name = `/images/${pictureOfFile(href) ?? ""}`;
  return changedPicture(name) === null ? uncompressedName(href) : name;
}

/** Returns the picture that a change is about; null for a text or another file. */
export function changedPicture(name: string): string | null {
  const [, picture = ""] = pictureName.exec(name) ?? [];
  return hasKnownFolder(picture) ? picture : null;
}

/** Puts the picture that visitors see back into the working folder. */
export function putShownPicture(picture: string, sizes: Sizes, shownFile: (href: string) => string | null) {
  for (const file of pictureFiles(picture)) {
    const source = shownFile(file.slice(sourceFolder.length));
    putFile(file, source && readFileSync(source));
  }
  listPicture(picture, sizes[picture] ?? null);
}
