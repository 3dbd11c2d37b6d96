import { expect, test } from "vitest";
import { listCollections } from "~/editorial/collections.server";
import { everyScene } from "~/range/product/scenes";
import { readProducts } from "~/range/products/products.server";

const products = readProducts().files.map(({ data }) => data);

test("every finish of every product has a picture of its own", () => {
  const bare = products.flatMap(({ slug, finishes }) =>
    finishes.filter(({ pictures }) => pictures.length === 0).map(({ id }) => `${slug}, ${id}`),
  );
  expect(bare).toEqual([]);
});

test("every interior of a collection names products that it shows", () => {
  const shown = new Set(products.flatMap(everyScene));
  const scenes = listCollections().flatMap((collection) => collection.scenes.map(({ src }) => src));
  expect(scenes.length).toBeGreaterThan(0);
  expect(scenes.filter((scene) => !shown.has(scene))).toEqual([]);
});
