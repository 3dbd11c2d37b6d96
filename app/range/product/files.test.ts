import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { bimFile, collectionZip, productZip } from "./files";

test("ZIPs are named so that they can be told apart in a folder", () => {
  expect(productZip({ code: "LR-110", slug: "lira-niska" })).toBe("/files/LR-110-lira-niska.zip");
  expect(collectionZip("lira")).toBe("/files/kolekcja-lira.zip");
});

test("a product without a model has no BIM file", () => {
  expect(bimFile(sampleProduct({ downloads: [] }))).toBeNull();
});
