import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { listPicture, pictureFiles, type Sizes } from "../pictures/make-picture";
import { layReleaseFolder } from "../preview/release-folder";
import { putFile } from "../versions/put-files";

const own = "public";
const start = "/images/";

/** What a picture is called among the changes of a publication. */
export const changeOf = (picture: string) => start + picture;
/** The picture that a change is about; null for a text. */
export const changedPicture = (name: string) => (name.startsWith(start) ? name.slice(start.length) : null);

/**
 * Fills a folder with links to the public files, some pictures of which are to be as visitors see them.
 * @param shownFile the file that visitors get at a path
 */
export function layPublicFolder(
  folder: string,
  asShown: readonly string[],
  shownFile: (href: string) => string | null,
) {
  layReleaseFolder(folder, path.resolve(own), { images: null });
  const files = new Set(asShown.flatMap(pictureFiles).map((file) => file.slice(own.length)));
  const link = (href: string, source: string) => {
    mkdirSync(path.dirname(path.join(folder, href)), { recursive: true });
    symlinkSync(path.resolve(source), path.join(folder, href));
  };
  for (const name of readdirSync(own + start, { recursive: true, encoding: "utf8" })) {
    const isShown = files.has(start + name) || !statSync(own + start + name).isFile();
    if (!isShown) link(start + name, own + start + name);
  }
  for (const href of files) {
    const source = shownFile(href);
    if (source) link(href, source);
  }
}

/** Puts the picture that visitors see back into the working folder. */
export function putShownPicture(picture: string, sizes: Sizes, shownFile: (href: string) => string | null) {
  for (const file of pictureFiles(picture)) {
    const source = shownFile(file.slice(own.length));
    putFile(file, source && readFileSync(source));
  }
  listPicture(picture, sizes[picture] ?? null);
}
