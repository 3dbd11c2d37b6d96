import type { FindArtifact } from "lib/platform/files.server";
import { expect, test } from "vitest";
import type { Product } from "~/range/product/schema/schema.server";
import { sampleProduct } from "../../tests/support/samples/product-samples";
import { comparisonZip } from "./comparison-files";

const lira = sampleProduct({ slug: "lira", code: "LR-110" });
const tafla = sampleProduct({ slug: "tafla", code: "TF-100", downloads: [] });
const findArtifact = (path: string) => ({ path, bytes: 7, date: "2026-10-20" });
const zipOf = (products: Product[], find: FindArtifact = findArtifact) =>
  comparisonZip(
    products.map((product) => ({ product, finish: product.finishes[0] })),
    find,
  );

test("models have one ZIP, regardless of the order and finishes in which they are compared", () => {
  expect(zipOf([lira, tafla])).toBe("/pliki/porownanie.zip?porownaj=lira,tafla");
  expect(zipOf([tafla, lira, tafla])).toBe(zipOf([lira, tafla]));
});

test("there is no ZIP without products, or before the build has generated files", () => {
  expect(zipOf([])).toBeNull();
  expect(zipOf([lira], () => null)).toBeNull();
});
