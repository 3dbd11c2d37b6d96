import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureSize } from "~/ui/pictures/picture";
import { avifWidths, jpegWidths } from "~/ui/pictures/widths";

const made = JSON.parse(readFileSync("content/image-sizes.json", "utf8")) as Record<
  string,
  { width: number; height: number }
>;

test("every picture has its folder's size, so that the page can reserve its place (23.2)", () => {
  expect(Object.keys(made).length).toBeGreaterThan(0);
  for (const [src, size] of Object.entries(made)) {
    expect(pictureSize(src), src).toEqual(size);
  }
});

test("every width that a page may ask for exists", () => {
  const missing = Object.entries(made).flatMap(([src, { width }]) =>
    [
      ...avifWidths(width).map((step) => `public/images/${src}-${step}.avif`),
      ...jpegWidths(width).map((step) => `public/images/${src}-${step}.jpg`),
    ].filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});
