import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureSize } from "~/ui/pictures/picture";
import { fileEnds } from "~/ui/pictures/widths";

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
    fileEnds(width)
      .map((end) => `public/images/${src}${end}`)
      .filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});
