import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { indexTree } from "~/catalogue/tree/tree";
import { readContent } from "~/content/files.server";
import { slugOf } from "~/polish/slug";
import { checkProducts, getCatalogue } from "./products.server";
import { finishesWithoutPicture } from "./references";

const tree = indexTree(JSON.parse(readFileSync("content/categories.json", "utf8")));
const catalogue = getCatalogue(tree);

test("everything that products refer to exists", () => {
  const warrantyPage = z.object({ terms: z.array(z.object({ id: z.string() })) });
  const { terms } = readContent("pages/warunki-gwarancji.md", warrantyPage).data;
  const { body } = readContent("pages/pielegnacja-produktow.md", z.object({}));
  const headings = [...body.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => slugOf(heading));
  checkProducts({
    tree,
    warrantyTerms: new Set(terms.map(({ id }) => id)),
    careAnchors: new Set(headings),
  });
  expect(finishesWithoutPicture(catalogue.products)).toEqual([]);
});

test("a broken reference is reported with its file and line", () => {
  const check = () => checkProducts({ tree, warrantyTerms: new Set(), careAnchors: new Set() });
  expect(check).toThrow(
    /content\/products\/[a-z0-9-]+\.yaml:\d+ – warranty: warunki gwarancji nie mają grupy/,
  );
});

test("every leaf of the category tree has a product", () => {
  const leaves = [...tree.byId.values()].filter(({ children }) => children.length === 0);
  expect(leaves.filter(({ id }) => !catalogue.orders.has(id))).toEqual([]);
});

test("a catalogue number or EAN leads to its model and finish", () => {
  expect(catalogue.byCode("lr 110 ch")).toMatchObject({
    product: { code: "LR-110" },
    finish: { id: "chrom" },
  });
  expect(catalogue.byCode("9520000000103")?.finish?.code).toBe("LR-110-CH");
  expect(catalogue.byCode("LR-110")?.finish).toBeNull();
  expect(catalogue.byCode("LR-999")).toBeNull();
});

test("the catalogue is built once for each tree", () => {
  expect(getCatalogue(tree)).toBe(catalogue);
});
