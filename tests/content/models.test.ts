import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { finishLooks } from "~/catalogue/model-viewer/finish-look";
import { modelPreview } from "~/catalogue/product/model-files";
import { readProducts } from "~/catalogue/range/products.server";

const { files, names } = readProducts();

test("every product of the range with a model has the mesh for the 3D view", () => {
  const previews = files.flatMap(({ data }) => modelPreview(data) ?? []);
  expect(previews.length).toBeGreaterThan(0);
  expect(previews.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test("every finish of the range has its look in 3D", () => {
  expect(names.finishes.filter(({ id }) => !finishLooks[id])).toEqual([]);
});
