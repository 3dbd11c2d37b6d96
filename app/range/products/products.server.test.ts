import { expect, test } from "vitest";
import { embeddedTree } from "~/range/tree/embedded.server";
import { getCatalogue } from "./products.server";

const tree = embeddedTree();
const catalogue = getCatalogue(tree);

test("the catalogue has the names of collections and nothing else of them, since pages carry what it has", () => {
  for (const collection of catalogue.names.collections)
    expect(Object.keys(collection)).toEqual(["id", "name"]);
});
