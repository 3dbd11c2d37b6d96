import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { productView } from "./view";

const withoutPictures = { ...sampleFinish("czarny-mat", "LR-110-CM", "9520000000110"), pictures: [] };
const catalogue = sampleCatalogue([sampleProduct({ finishes: [sampleFinish("chrom"), withoutPictures] })]);

test("a finish without pictures shows the model's first ones and says so (16.3)", () => {
  const view = productView(catalogue, "lira-bateria", "czarny-mat");
  expect(view?.pictures.map(({ src }) => src)).toEqual(["packshots/chrom"]);
  expect(view?.shownInstead).toBe("Chrom");
  expect(productView(catalogue, "lira-bateria", "chrom")?.shownInstead).toBeNull();
});
