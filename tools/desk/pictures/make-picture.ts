import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlainFile, sourceFolder } from "lib/platform/files.server";
import sharp, { type Sharp } from "sharp";
import { z } from "zod";
import { parseContent } from "~/content/files.server";
import { fileEnds, hasKnownFolder, pictureSize, smallPictureUrl } from "~/ui/pictures";
import { putFile } from "../versions/put-files";
import { checkPicture } from "./check-picture";
import type { Crop } from "./ratio";

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

/** The smallest file of a picture, from which it can be told from another, in the working folder. */
export const smallFile = (picture: string) => sourceFolder + smallPictureUrl(picture);
export const hasSmallFile = (picture: string) => isPlainFile(sourceFolder, smallPictureUrl(picture));

/** Lists all files of a picture, given its path below `/images/` without extension. */
export const pictureFiles = (name: string) =>
  fileEnds(pictureSize(name).width).map((end) => `${target}/${name}${end}`);

/**
 * Encodes a photo as AVIF and JPEG in several widths. Applies the EXIF rotation and drops the metadata (place, device).
 * @param crop the part that becomes the picture; null: all of it
 * @returns puts the files below `public/images/`, and adds the picture to `content/image-sizes.json`
 * @throws {RejectedError}
 */
export async function makePicture(
  bytes: Uint8Array,
  name: string,
  crop: Crop | null = null,
): Promise<() => void> {
  await checkPicture(bytes, name, crop);
  const { width, height } = pictureSize(name);
  const made: [file: string, bytes: Uint8Array][] = [];
  for (const file of pictureFiles(name)) {
    const step = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
    const upright = sharp(bytes).autoOrient();
    const image = (crop ? upright.extract(crop) : upright)
      .flatten({ background: "white" })
      .resize(step, Math.round((step * height) / width));
    made.push([file, await encode(image, file).toBuffer()]);
  }
  return () => {
    for (const [file, bytes] of made) putFile(file, bytes);
    listPicture(name, pictureSize(name));
  };
}

/** Encodes as AVIF or JPEG, by file extension; sharp drops the metadata. */
function encode(image: Sharp, file: string): Sharp {
  return file.endsWith(".avif")
    ? image.avif({ quality: 52, effort: 5 })
    : image.jpeg({ quality: 74, mozjpeg: true });
}

/** Why a new picture is rejected whose name another one has. */
export const takenReason =
  "Zdjęcie o tej nazwie już jest w serwisie: zmień nazwę pliku i dodaj je jeszcze raz, albo zastąp tamto w „Zasobach”.";

/** Returns whether the site has a picture of this name. */
export function isListed(name: string): boolean {
  return Object.hasOwn(readSizes(), name);
}

/** Adds a picture and its size in pixels to the list of pictures, or takes it off. */
export function listPicture(name: string, size: { width: number; height: number } | null) {
  const { [name]: _before, ...sizes } = parseSizes(list);
  putFile(list, sizesText(size ? { ...sizes, [name]: size } : sizes));
}

/** The text of the list of pictures, which is the same for the same pictures. */
export function sizesText(sizes: Sizes): string {
  const sorted = Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
