import { expect, test } from "vitest";
import {
  sampleNames,
  sampleProduct,
  sampleRangeOf,
  sampleTree,
} from "../../../tests/support/samples/product-samples";
import { createCatalogue } from "./catalogue";

const looks = {
  chrom: { colour: "#c8cacc", metal: true, roughness: 0.06 },
  "czarny-mat": { colour: "#1c1c1d", metal: false, roughness: 0.5 },
  miedz: { colour: "#b26a47", metal: true, roughness: 0.3 },
};

test("a card shows each finish by its colour, and metals by what they mirror (25.9)", () => {
  const finishes = Object.entries(looks).map(([id, look]) => ({ id, label: id, look }));
  const product = sampleProduct();
  const [own] = product.finishes;
  if (!own) throw new Error("The sample has no finish.");
  const coloured = { ...product, finishes: finishes.map(({ id }) => ({ ...own, id })) };
  const catalogue = createCatalogue([coloured], sampleTree, { ...sampleNames, finishes }, sampleRangeOf([]));
  expect(catalogue.productCard(coloured).finishes.map(({ look }) => look)).toEqual([
    { colour: "#c8cacc", sheen: "polished" },
    { colour: "#1c1c1d" },
    { colour: "#b26a47", sheen: "brushed" },
  ]);
});
