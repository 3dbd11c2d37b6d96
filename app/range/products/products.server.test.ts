import { expect, test } from "vitest";
import { embeddedTree } from "~/range/tree/embedded.server";
import { checkProducts, getCatalogue } from "./products.server";

const tree = embeddedTree();
const catalogue = getCatalogue(tree);

test("a broken reference is reported with its file and line", () => {
  const check = () => checkProducts({ tree, warrantyTerms: new Set(), careAnchors: new Set() });
  expect(check).toThrow(/content\/products\/[\w-]+\.yaml:\d+ – warranty: warunki gwarancji nie mają grupy/);
});

test("the catalogue has the names of collections and nothing else of them, since pages carry what it has", () => {
  for (const collection of catalogue.names.collections)
    expect(Object.keys(collection)).toEqual(["id", "name"]);
});
