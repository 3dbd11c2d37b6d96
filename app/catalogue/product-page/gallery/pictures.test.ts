import { expect, test } from "vitest";
import {
  sampleCatalogue,
  sampleFinish,
  sampleProduct,
} from "../../../../tests/support/samples/product-samples";
import { galleryPictures } from "./pictures";

const room = (name: string) => `/images/scenes/${name}.avif`;
const product = sampleProduct({
  finishes: [
    { ...sampleFinish("chrom"), scenes: [room("jasna")] },
    { ...sampleFinish("czarny-mat", "LR-110-CM", "9520000000110"), scenes: [room("ciemna")] },
  ],
  scenes: [room("daleka")],
});
const catalogue = sampleCatalogue([product]);
const shown = (id: string) =>
  galleryPictures(product, id, catalogue).map(({ src, caption, otherFinish }) => [src, caption, otherFinish]);

test("pictures of the selected finish come first; those with another one name it (16.4)", () => {
  expect(shown("chrom")).toEqual([
    ["packshots/chrom", "Chrom", null],
    ["scenes/jasna", "We wnętrzu, chrom", null],
    ["scenes/ciemna", "We wnętrzu, czarny mat", "Czarny mat"],
    ["scenes/daleka", "We wnętrzu", null],
  ]);
  expect(shown("czarny-mat").slice(0, 3)).toEqual([
    ["packshots/czarny-mat", "Czarny mat", null],
    ["scenes/ciemna", "We wnętrzu, czarny mat", null],
    ["scenes/jasna", "We wnętrzu, chrom", "Chrom"],
  ]);
});

test("an interior without a finish is uncertain only where there are several", () => {
  const uncertain = (one: typeof product) =>
    galleryPictures(one, "chrom", catalogue).filter(({ isUncertain }) => isUncertain);
  expect(uncertain(product).map(({ src }) => src)).toEqual(["scenes/daleka"]);
  expect(uncertain(sampleProduct({ scenes: [room("daleka")] }))).toEqual([]);
});
