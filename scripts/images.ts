/**
 * `npm run images -- FOLDER` makes the site's pictures from JPEG masters: AVIF and JPEG in several widths below
 * `public/images/`, and adds them to `content/image-sizes.json`, which names every picture with its size in pixels.
 * Pictures that are newer than their master are skipped.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { avifWidths, jpegWidths } from "../app/ui/pictures/widths";

const masters = process.argv[2];
if (!masters) throw new Error("Podaj folder ze zdjęciami: npm run images -- FOLDER");
const target = "public/images";

const list = "content/image-sizes.json";
const known: Record<string, { width: number; height: number }> = JSON.parse(readFileSync(list, "utf8"));
const sizes = new Map(Object.entries(known));
for (const file of listMasters(masters)) {
  const name = file.slice(0, -path.extname(file).length).replaceAll(path.sep, "/");
  const master = path.join(masters, file);
  const { width, height } = await sharp(master).metadata();
  sizes.set(name, { width, height });
  mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
  for (const step of avifWidths(width)) {
    await make(master, `${target}/${name}-${step}.avif`, (image) =>
      image.resize(step).avif({ quality: 52, effort: 5 }),
    );
  }
  for (const step of jpegWidths(width)) {
    await make(master, `${target}/${name}-${step}.jpg`, (image) =>
      image.resize(step).jpeg({ quality: 74, mozjpeg: true }),
    );
  }
}
const sorted = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${sizes.size} zdjęć gotowych w ${target}/`);

function listMasters(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".jpg"))
    .sort();
}

async function make(master: string, file: string, encode: (image: Sharp) => Sharp) {
  const made = statSync(file, { throwIfNoEntry: false });
  if (made && made.mtimeMs >= statSync(master).mtimeMs) return;
  await encode(sharp(master)).toFile(file);
}
