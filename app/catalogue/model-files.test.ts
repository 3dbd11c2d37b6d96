import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleProduct } from "../../tests/support/product-samples";
import { collectionZip, modelPreview, productZip } from "./model-files";
import { finishLooks } from "./model-finish";
import { readProducts } from "./products.server";

const { files, names } = readProducts();

test("ZIPs are named so that they can be told apart in a folder", () => {
  expect(productZip({ code: "LR-110", slug: "lira-niska" })).toBe("/files/LR-110-lira-niska.zip");
  expect(collectionZip("lira")).toBe("/files/kolekcja-lira.zip");
});

test("a product without a model has no 3D view", () => {
  expect(modelPreview(sampleProduct({ downloads: [] }))).toBeNull();
});

test("every product of the range with a model has the mesh for the 3D view", () => {
  const previews = files.flatMap(({ data }) => modelPreview(data) ?? []);
  expect(previews.length).toBeGreaterThan(0);
  expect(previews.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test("every finish of the range has its look in 3D", () => {
  expect(names.finishes.filter(({ id }) => !finishLooks[id])).toEqual([]);
});
