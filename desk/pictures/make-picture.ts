import { mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { writePublicFileAtomically } from "../../app/platform/files/atomic-write.server";
import { pictureSize } from "../../app/ui/pictures/picture";
import { avifWidths, jpegWidths } from "../../app/ui/pictures/widths";
import { checkPicture } from "./check-picture";

const target = "public/images";
const list = "content/image-sizes.json";

/** The files of a picture, by its path below `/images/` without ending. */
export function pictureFiles(name: string): string[] {
  const { width } = pictureSize(name);
  return [
    ...avifWidths(width).map((step) => `${target}/${name}-${step}.avif`),
    ...jpegWidths(width).map((step) => `${target}/${name}-${step}.jpg`),
  ];
}

/**
 * Makes a picture of the site from a file of a camera: AVIF and JPEG in several widths below `public/images/`, upright,
 * without what the camera has noted (place, device), and adds it to `content/image-sizes.json`.
 * @throws {PictureError} and makes nothing
 */
export async function makePicture(bytes: Uint8Array, name: string): Promise<void> {
  await checkPicture(bytes, name);
  const { width, height } = pictureSize(name);
  const made: [draft: string, file: string][] = [];
  for (const file of pictureFiles(name)) {
    const step = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
    const image = sharp(bytes)
      .autoOrient()
      .flatten({ background: "white" })
      .resize(step, Math.round((step * height) / width));
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.tmp`;
    await encode(image, file).toFile(draft);
    made.push([draft, file]);
  }
  for (const [draft, file] of made) renameSync(draft, file);
  addToList(name);
}

/** No metadata is kept. */
function encode(image: Sharp, file: string): Sharp {
  return file.endsWith(".avif")
    ? image.avif({ quality: 52, effort: 5 })
    : image.jpeg({ quality: 74, mozjpeg: true });
}

/** Names every picture with its size in pixels. */
function addToList(name: string) {
  const sizes: Record<string, { width: number; height: number }> = JSON.parse(readFileSync(list, "utf8"));
  const entries = Object.entries({ ...sizes, [name]: pictureSize(name) });
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  writePublicFileAtomically(list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
