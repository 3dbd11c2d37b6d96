import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { issueLine } from "~/content/files.server";
import { getCatalogue, readProducts } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import type { Category } from "~/range/tree/tree";
import { checkContent } from "../../tools/content-check/check-content";
import { rewrite, withChangedContent } from "../support/samples/changed-content";

const tree = embeddedTree();

test("the content has neither issues nor warnings: whatever it refers to exists, and its texts keep the rules of writing (25.2)", () => {
  const { issues, warnings } = checkContent();
  expect([...issues, ...warnings].map(issueLine)).toEqual([]);
});

test("and will have none on the day from which drinking water needs a mark", () => {
  expect(checkContent({ now: new Date("2026-12-31T12:00:00Z") }).issues.map(issueLine)).toEqual([]);
});

test("every category without further ones has a product", () => {
  const { orders } = getCatalogue(tree);
  const leaves = [...tree.byId.values()].filter(({ children }) => children.length === 0);
  expect(leaves.length).toBeGreaterThan(0);
  expect(leaves.filter(({ id }) => !orders.has(id)).map(({ label }) => label)).toEqual([]);
});

test("with two further levels and one above them all, products are of the same kinds and still called what they are called (7.6, 14.1, 25.13)", () => {
  /** Puts two categories of its name below each that has none, one below the other. */
  const deeper = (category: Category, levels = 2): Category => {
    const below = category.children.map((child) => deeper(child));
    const id = category.id * 10 + 1;
    const added = { ...category, id, to: `${category.to}/${id}-nizsza`, parentId: category.id, children: [] };
    if (below.length === 0 && levels > 0) below.push(deeper(added, levels - 1));
    return { ...category, children: below };
  };
  /** Puts a category of a name that no product has between the root and all others. */
  const belowOne = ({ children, ...root }: Category): Category => {
    const id = root.id * 100;
    const above = { ...root, id, label: "Lampy", to: `/produkty/${id}-lampy`, parentId: root.id };
    const moved = children.map((child) => ({ ...child, parentId: above.id }));
    return { ...root, children: [{ ...above, children: moved }] };
  };
  const { issues, warnings, kinds } = withChangedContent(
    (folder) => {
      rewrite(folder, "categories.json", (text) => JSON.stringify(belowOne(deeper(JSON.parse(text)))));
      for (const name of readdirSync(`${folder}/products`))
        rewrite(folder, `products/${name}`, (text) =>
          text.replace(/^categories: .*$/m, (line) => line.replace(/\d+/g, "$&11")),
        );
    },
    () => ({ ...checkContent(), kinds: readProducts().products.map(({ slug, kind }) => [slug, kind]) }),
  );
  expect(issues.map(issueLine)).toEqual([]);
  expect(warnings.filter(({ reason }) => !reason.startsWith("brakuje tekstu kategorii"))).toEqual([]);
  expect(kinds).toEqual(readProducts().products.map(({ slug, kind }) => [slug, kind]));
});
