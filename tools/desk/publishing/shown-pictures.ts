import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { hasKnownFolder, smallPictureUrl } from "../../../app/ui/pictures";
import { listPicture, pictureFiles } from "../pictures/make-picture";
import { layReleaseFolder } from "../release-folder";
import { putFile } from "../versions/put-files";

/** Pictures and their sizes, by path below `/images/`, as `image-sizes.json` lists them. */
export type Sizes = Record<string, { width: number; height: number }>;

export const sizesFile = "image-sizes.json";
const own = "public";
const start = "/images/";

/** What a picture is called among the changes of a publication. */
export const changeOf = (picture: string) => start + picture;
/** The picture that a change is about; null for a text. */
export const changedPicture = (name: string) => (name.startsWith(start) ? name.slice(start.length) : null);

export function readSizes(content: string): Sizes {
  const file = path.join(content, sizesFile);
  const sizes: Sizes = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return Object.fromEntries(Object.entries(sizes).filter(([picture]) => hasKnownFolder(picture)));
}

/** The smallest file of a picture, from which it can be told from another, in the working folder. */
export const smallFile = (picture: string) => own + smallPictureUrl(picture);

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
