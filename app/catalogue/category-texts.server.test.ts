import { expect, test } from "vitest";
import { type Category, indexTree } from "~/range/tree/tree";
import { checkCategoryTexts } from "./category-texts.server";

const category = (id: number, parentId: number | null, children: Category[] = []): Category => ({
  id,
  label: `Kategoria ${id}`,
  to: parentId === null ? "/produkty" : `/produkty/${id}`,
  parentId,
  image: null,
  children,
});

test("a text for a category missing from the tree is an issue, a category without a text a warning", () => {
  const { issues, warnings } = checkCategoryTexts(
    indexTree(category(4041, null, [category(4100, 4041), category(9999, 4041)])),
  );
  expect(issues.map(({ reason }) => reason)).toContain("nie ma kategorii 4101");
  expect(issues.map(({ reason }) => reason)).not.toContain("nie ma kategorii 4100");
  expect(issues[0]?.line).toBeGreaterThan(1);
  expect(warnings.map(({ reason }) => reason)).toEqual(["brakuje tekstu kategorii 9999 (Kategoria 9999)"]);
});
