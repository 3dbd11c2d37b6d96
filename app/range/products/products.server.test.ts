import { expect, test } from "vitest";
import { embeddedTree } from "~/range/tree/embedded.server";
import { checkProducts, getCatalogue } from "./products.server";

const tree = embeddedTree();
const catalogue = getCatalogue(tree);

test("a broken reference is reported with its file and line", () => {
  const check = () => checkProducts({ tree, warrantyTerms: new Set(), careAnchors: new Set() });
  expect(check).toThrow(/content\/products\/[\w-]+\.yaml:\d+ – warranty: warunki gwarancji nie mają grupy/);
});

test("a catalogue number or EAN leads to its model and finish", () => {
  expect(catalogue.byCode("lr110ch")).toMatchObject({ product: { code: "LR-110" }, finish: { id: "chrom" } });
  expect(catalogue.byCode("9520000000103")?.finish?.code).toBe("LR-110-CH");
  expect(catalogue.byCode("LR-110")?.finish).toBeNull();
  expect(catalogue.byCode("LR-999")).toBeNull();
});

test("the catalogue has the names of collections and nothing else of them, since pages carry what it has", () => {
  for (const collection of catalogue.names.collections)
    expect(Object.keys(collection)).toEqual(["id", "name"]);
});
