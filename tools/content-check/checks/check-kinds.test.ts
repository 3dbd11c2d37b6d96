import { expect, test } from "vitest";
import { issueLine, issuesOf, parseContent } from "~/content/files.server";
import { kindsSchema, readProductKinds } from "~/range/product/schema/kinds.server";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { checkClosing, checkKinds } from "./check-kinds";

const issueAt = (path: readonly PropertyKey[], reason: string) => ({ file: "a", line: path.length, reason });

test("a product whose categories have no kind is warned of, with its line (25.13)", () => {
  const issues = (category: number) => {
    const data = sampleProduct({ categories: [category] });
    return checkKinds([{ data, issueAt }], [{ categories: [4102] }]).map(issueLine);
  };
  expect(issues(4102)).toEqual([]);
  expect(issues(4101)).toEqual([
    "a:1 – categories: content/kinds.yaml nie mówi, jakiego rodzaju są produkty kategorii 4101",
  ]);
});

test("the text of wastes that never close is one that a waste has, or else there is a warning (25.16)", () => {
  const kinds = (never: string) => ({
    data: { ...readProductKinds(), roles: { closing: { value: "closing", never } } },
    issueAt,
  });
  const waste = sampleProduct({ technical: { closing: "Stale otwarty" } });
  expect(checkClosing(kinds("Stale otwarty"), [sampleProduct(), waste])).toEqual([]);
  expect(checkClosing(kinds("Zawsze otwarty"), [waste]).map(issueLine)).toEqual([
    "a:3 – roles.closing.never: żaden produkt nie ma w technical.closing tekstu „Zawsze otwarty”",
  ]);
  expect(checkClosing(kinds("Zawsze otwarty"), [sampleProduct()])).toEqual([]);
});

test("a category has one kind, and a kind what the site knows (25.13)", () => {
  const yaml = (second: string) =>
    [
      "kinds:",
      "  - { label: Bateria, categories: [4101], fitting: deck-tap }",
      `  - { label: Lampa, ${second} }`,
      "drinkingWater: { categories: [4101] }",
    ].join("\n");
  const issues = (second: string) =>
    issuesOf(() => parseContent("kinds.yaml", yaml(second), kindsSchema)).map(issueLine);
  expect(issues("categories: [7001]")).toEqual([]);
  expect(issues("categories: [7001, 4101]")).toEqual([
    "content/kinds.yaml:3 – kinds.categories: kategoria 4101 ma już inny rodzaj",
  ]);
  expect(issues("categories: [7001], fitting: lamp")).toHaveLength(1);
});
