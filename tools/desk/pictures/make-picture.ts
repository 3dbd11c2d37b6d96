import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlainFile, sourceFolder } from "lib/platform/files.server";
import { z } from "zod";
import { parseContent } from "~/content/files.server";
import { fileEnds, hasKnownFolder, pictureSize, smallPictureUrl } from "~/ui/pictures";
import { putFile } from "../versions/put-files";
import type { Crop } from "./ratio";
import { readPhoto } from "./read-photo";

const target = "public/images";

/** Pictures and their sizes, by path below `/images/`, as {@link sizesFile} of a content folder lists them. */
export type Sizes = Record<string, { width: number; height: number }>;

export const sizesFile = "image-sizes.json";
const list = `content/${sizesFile}`;

export function readSizes(content = "content"): Sizes {
  const sizes = isPlainFile(content, sizesFile) ? parseSizes(path.join(content, sizesFile)) : {};
  return Object.fromEntries(Object.entries(sizes).filter(([picture]) => hasKnownFolder(picture)));
}

/** @throws {ContentError} if the file is broken, with the line */
function parseSizes(file: string): Sizes {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch {
    return parseContent(sizesFile, text, z.record(z.string(), z.object({ width: z.int(), height: z.int() })))
      .data;
  }
}

/** Returns the smallest file of a picture in the working folder, which suffices to tell pictures apart. */
export const smallFile = (picture: string) => sourceFolder + smallPictureUrl(picture);
export const hasSmallFile = (picture: string) => isPlainFile(sourceFolder, smallPictureUrl(picture));

/** Lists all files of a picture, given its path below `/images/` without extension. */
export const pictureFiles = (name: string) =>
  fileEnds(pictureSize(name).width).map((end) => `${target}/${name}${end}`);

/** Both give files of about one size. `quick` is for a waiting editor; `thorough` takes ten times as long, for a better look. */
const avif = { thorough: { quality: 52, effort: 5 }, quick: { quality: 50, effort: 3 } };

/**
 * Encodes a photo as AVIF and JPEG in several widths.
 * @param crop the part that becomes the picture; null: all of it
 * @param files the files to make, including the smallest, by which pictures are told apart
 * @returns a function that puts the files below `public/images/` and adds the picture to `content/image-sizes.json`, and one that
 * says whether the same picture is there already
 * @throws {RejectedError}
 */
export async function makePicture(
  bytes: Uint8Array,
  name: string,
  {
    crop = null,
    care = "thorough",
    files = pictureFiles(name),
  }: { crop?: Crop | null; care?: keyof typeof avif; files?: string[] } = {},
) {
  const photo = await readPhoto(bytes, name, crop);
  const { width, height } = pictureSize(name);
  const made: [file: string, bytes: Uint8Array][] = [];
  for (const file of files) {
    const step = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
    const image = photo.clone().resize(step, Math.round((step * height) / width));
    const encoded = file.endsWith(".avif")
      ? image.avif(avif[care])
      : image.jpeg({ quality: 74, mozjpeg: true });
    made.push([file, await encoded.toBuffer()]);
  }
  const put = () => {
    for (const [file, bytes] of made) putFile(file, bytes);
    listPicture(name, pictureSize(name));
  };
  const isThere = () =>
    hasSmallFile(name) &&
    made.some(([file, bytes]) => file === smallFile(name) && readFileSync(file).equals(bytes));
  return { put, isThere };
}

/** Why a new picture is rejected if another one has its name. */
export const takenReason =
  "Zdjęcie o tej nazwie już jest w serwisie: zmień nazwę pliku i dodaj je jeszcze raz, albo zastąp tamto w „Zasobach”.";

/** Returns whether the site has a picture of this name. */
export function isListed(name: string): boolean {
  return Object.hasOwn(readSizes(), name);
}

/** Adds a picture and its size in pixels to the list of pictures, or removes it. */
export function listPicture(name: string, size: { width: number; height: number } | null) {
  const { [name]: _before, ...sizes } = parseSizes(list);
  putFile(list, sizesText(size ? { ...sizes, [name]: size } : sizes));
}

/** The text of the list of pictures, sorted, so that the same pictures always give the same text. */
export function sizesText(sizes: Sizes): string {
  const sorted = Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
