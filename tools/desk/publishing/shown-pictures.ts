import { readFileSync } from "node:fs";
import { sourceFolder, uncompressedName } from "lib/platform/files.server";
import { hasKnownFolder, pictureOfFile } from "~/ui/pictures";
import { listPicture, pictureFiles, type Sizes } from "../pictures/make-picture";
import { putFile } from "../versions/put-files";

const pictureName = /^\/images\/([\w-]+(?:\/[\w-]+)+)$/;

/** What a file of `public/` is called among the changes of a publication: by its picture, or else by its own path. */
export function changeOf(href: string): string {
  const name = `/images/${pictureOfFile(href) ?? ""}`;
  return changedPicture(name) === null ? uncompressedName(href) : name;
}

/** The picture that a change is about; null for a text or another file. */
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
