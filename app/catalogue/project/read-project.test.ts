import { expect, test } from "vitest";
import { productCard } from "~/catalogue/products/card";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { writeProject } from "./project-list";
import { readAddition } from "./read-project";

const chrome = sampleFinish("chrom", "LR-110-CH", "9520000000103");
const black = sampleFinish("czarny-mat", "LR-110-CM", "9520000000110");

function added(finishes: (typeof chrome)[]) {
  const product = sampleProduct({ finishes });
  const catalogue = sampleCatalogue([product]);
  const { list } = readAddition(new URLSearchParams("dodaj=LR-110"), catalogue);
  return { list: writeProject(list), picture: productCard(product, catalogue).picture };
}

test.each([
  ["LR-110-CH", "1.LR-110-CH"],
  ["LR-110-CH*2", "1.LR-110-CH*2"],
  ["LR-110-CH*999999", "1.LR-110-CH*0"],
  ["LR-110-CH*0,LR-110-CM*", "1.LR-110-CH*0.LR-110-CM*0"],
  ["LR-110-CH*x,LR-110-CH*2", "1.LR-110-CH*0"],
])("a quantity that is none waits to be filled in: %s (27.5)", (codes, expected) => {
  const catalogue = sampleCatalogue([sampleProduct({ finishes: [chrome, black] })]);
  expect(writeProject(readAddition(new URLSearchParams({ dodaj: codes }), catalogue).list)).toBe(expected);
});

test.each([
  ["the first", [chrome, black], "1.LR-110-CH", "packshots/chrom"],
  [
    "another, where the first has none",
    [{ ...chrome, pictures: [] }, black],
    "1.LR-110-CM",
    "packshots/czarny-mat",
  ],
  [
    "the first, where none has one",
    [chrome, black].map((one) => ({ ...one, pictures: [] })),
    "1.LR-110-CH",
    null,
  ],
])("a model's number adds the finish in its tile's picture: %s", (_, finishes, list, picture) => {
  expect(added(finishes)).toEqual({ list, picture });
});
