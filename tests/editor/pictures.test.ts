import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { makePictures } from "../../tools/desk/make-pictures";
import { makePicture, pictureFiles } from "../../tools/desk/pictures/make-picture";
import { decodeOnlyPhotos, readPhoto } from "../../tools/desk/pictures/read-photo";
import { RejectedError } from "../../tools/desk/requests/rejected-error";
import { newFolder } from "../support/runner/new-folder";

beforeAll(() => {
  const folder = newFolder();
  mkdirSync(path.join(folder, "content"));
  cpSync("content/image-sizes.json", path.join(folder, "content/image-sizes.json"));
  process.chdir(folder);
});

/** A photo whose left half is red and right half blue. */
function photo(width: number, height: number): Sharp {
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: "blue" };
  return sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ]);
}

/** A PNG file whose header claims to be a large square. */
function claiming(pixels: number, png: Buffer): Buffer {
  png.writeUInt32BE(pixels, 16);
  png.writeUInt32BE(pixels, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><filter id="f">
<feTurbulence numOctaves="10000000" baseFrequency="0.5"/></filter><rect width="4000" height="3000" filter="url(#f)"/></svg>`;

const sizes = () =>
  JSON.parse(readFileSync("content/image-sizes.json", "utf8")) as Record<string, { width: number }>;

async function reasonOf(bytes: Uint8Array, name = "news/x"): Promise<string | undefined> {
  const issue = await readPhoto(bytes, name).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (issue === undefined) return undefined;
  expect(issue).toBeInstanceOf(RejectedError);
  return (issue as RejectedError).message;
}

test("a picture is made in all widths and named in the list (25.8)", async () => {
  const name = "categories/z";
  const { put } = await makePicture(await photo(1400, 1050).webp().toBuffer(), name);
  // Encoding takes seconds, in which others may save, so it writes nothing yet.
  expect(pictureFiles(name).filter((file) => existsSync(file))).toEqual([]);
  put();
  for (const file of pictureFiles(name)) {
    const { width = 0, height = 0 } = await sharp(file).metadata();
    expect(file).toContain(`-${width}.`);
    expect(Math.abs(height - (width * 3) / 4)).toBeLessThan(1);
  }
  expect(sizes()[name]).toEqual({ width: 1200, height: 900 });
  const names = Object.keys(sizes());
  expect(names).toEqual(names.toSorted());
});

test("a picture is the chosen part of a photo, as it is seen upright, and says neither where nor with what it was taken (25.8)", async () => {
  const lying = await photo(1200, 1800)
    .jpeg()
    .withExif({ IFD0: { Make: "Aparat" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 24/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(lying).metadata()).exif).toBeDefined();
  // Of 1800 × 1200 pixels, the upper half is red.
  (
    await makePicture(lying, "pages/kadr", { crop: { left: 150, top: 200, width: 1500, height: 1000 } })
  ).put();
  for (const file of pictureFiles("pages/kadr")) {
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
  const { data, info } = await sharp("public/images/pages/kadr-640.jpg")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redOf = (row: number) => data[row * info.width * info.channels] ?? 0;
  const rows = [0.1, 0.35, 0.45, 0.9].map((place) => redOf(Math.round(place * info.height)) > 128);
  expect(rows).toEqual([true, true, false, false]);
});

test("a file that cannot become a picture is told what to do: of another ratio, wide or high (25.8)", async () => {
  expect(await reasonOf(await photo(2000, 1000).png().toBuffer())).toMatch(
    /przytnij je, na przykład do 1500 × 1000\.$/,
  );
  expect(await reasonOf(await photo(1600, 1200).png().toBuffer())).toMatch(
    /przytnij je, na przykład do 1600 × 1067\.$/,
  );
  expect(await reasonOf(await photo(1200, 1200).png().toBuffer(), "packshots/x")).toBeUndefined();
});

test.each([
  ["a text", async () => Buffer.from("To nie jest zdjęcie.")],
  ["a drawing that would take minutes", async () => Buffer.from(drawing)],
  ["a picture of 900 megapixels", async () => claiming(30_000, await photo(10, 10).png().toBuffer())],
  ["a half of a picture", async () => (await photo(1500, 1000).jpeg().toBuffer()).subarray(0, 4_000)],
])("a file that cannot become a picture is told what to do: %s (25.8)", async (_what, bytes) => {
  expect(await reasonOf(await bytes())).toMatch(/^Tego pliku nie da się odczytać jako zdjęcia/);
});

test("a server decodes nothing but photos (25.8)", async () => {
  onTestFinished(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));
  decodeOnlyPhotos();
  for (const format of ["jpeg", "png", "webp", "gif", "tiff", "avif"] as const) {
    const read = sharp(await photo(10, 10).toFormat(format).toBuffer()).metadata();
    const isRead = await read.then(Boolean, () => false);
    expect([format, isRead]).toEqual([format, ["jpeg", "png", "webp"].includes(format)]);
  }
  await expect(sharp(Buffer.from("<svg/>")).metadata()).rejects.toThrow("unsupported image format");
});

test("a file that cannot become a picture is told what to do: in a folder that the site does not know, or beside the folders (25.8)", async () => {
  const bytes = await photo(1500, 1000).png().toBuffer();
  for (const name of ["inne/x", "x", "news/../x", "constructor/x"])
    expect(await reasonOf(bytes, name)).toMatch(/nie może być nazwą zdjęcia: .*collections, home, news/);
});

test("of a folder of masters each becomes a picture, but for a second one of the same name", async () => {
  mkdirSync("oryginaly/categories", { recursive: true });
  for (const end of ["jpg", "png"]) await photo(1200, 900).toFile(`oryginaly/categories/Baterie.${end}`);
  expect(await makePictures("oryginaly")).toEqual([
    { file: "categories/Baterie.jpg", image: "/images/categories/baterie.avif" },
    {
      file: "categories/Baterie.png",
      image: null,
      issue: expect.stringMatching(/^Zdjęcie o tej nazwie/),
    },
  ]);
});
