import { expect, test } from "vitest";
import { issueLine } from "~/content/files.server";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { checkContent } from "../../tools/content-check/check-content";

const tree = embeddedTree();

test("the content has neither issues nor warnings: whatever it refers to exists, and its texts keep the rules of writing (25.2)", () => {
  const { issues, warnings } = checkContent();
  expect([...issues, ...warnings].map(issueLine)).toEqual([]);
});

test("and will have none on the day from which drinking water needs a mark", () => {
  expect(checkContent(new Date("2026-12-31T12:00:00Z")).issues.map(issueLine)).toEqual([]);
});

test("every category without further ones has a product", () => {
  const { orders } = getCatalogue(tree);
  const leaves = [...tree.byId.values()].filter(({ children }) => children.length === 0);
  expect(leaves.length).toBeGreaterThan(0);
  expect(leaves.filter(({ id }) => !orders.has(id)).map(({ label }) => label)).toEqual([]);
});
