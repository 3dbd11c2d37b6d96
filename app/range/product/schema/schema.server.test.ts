import { expect, test } from "vitest";
import {
  sampleDownload,
  sampleFinish,
  sampleProductFile,
} from "../../../../tests/support/samples/product-samples";
import { readProductSchema } from "./schema.server";

test("a file's text becomes paragraphs, its pictures sources, and missing fields get defaults", () => {
  const product = readProductSchema().parse(sampleProductFile({ long: "Pierwszy\nakapit.\n\nDrugi." }));
  expect(product.long).toEqual(["Pierwszy akapit.", "Drugi."]);
  expect(product.finishes[0]?.pictures).toEqual(["packshots/chrom"]);
  expect(product).toMatchObject({ new: false, withdrawn: null, goesWith: [], spareParts: [], scenes: [] });
});

test.each([
  ["an EAN with a wrong check digit", { finishes: [sampleFinish("chrom", "LR-110-CH", "9520000000104")] }],
  ["a product without a finish", { finishes: [] }],
  ["a product without a category", { categories: [] }],
  ["an unknown field", { price: 100 }],
  ["an unknown measure", { measures: { width: 1, depth: 1, height: 1, length: 1 } }],
  ["a product without its height", { measures: { width: 1, depth: 1 } }],
  ["a fraction of a millimetre", { measures: { width: 1.5, depth: 1, height: 1 } }],
  ["an unknown technical value", { technical: { colour: "red" } }],
  ["words where a number with a unit belongs", { technical: { flowLpm3bar: "dużo" } }],
  ["an unknown way of mounting", { mounting: "sufitowa" }],
  ["a slug that is no URL", { slug: "Łuk bateria" }],
  ["a short description that is too long", { short: "x".repeat(161) }],
  ["a download whose format is not the file's", { downloads: [sampleDownload("/models/a/A-1.stl")] }],
  ["a download outside the models", { downloads: [sampleDownload("/models/../x/A.glb")] }],
])("the schema rejects %s", (_, change) =>
  expect(readProductSchema().safeParse(sampleProductFile(change)).success).toBe(false),
);
