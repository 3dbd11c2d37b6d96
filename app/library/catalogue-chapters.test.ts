import { expect, test } from "vitest";
import type { Product } from "~/range/product.server";
import { sampleProduct, sampleTree } from "../../tests/support/samples/product-samples";
import { catalogueChapters } from "./catalogue-chapters";

const basin = sampleProduct({ slug: "umywalkowa", code: "LR-1", categories: [4101], order: 10 });
const tall = sampleProduct({ slug: "wysoka", code: "LR-2", categories: [4102], order: 20 });
const plate = sampleProduct({ slug: "przycisk", code: "LR-3", categories: [4900], order: 30 });

const chaptersOf = (products: Product[], categories: number[] = []) => {
  const download = { id: "katalog", label: "Katalog", format: "PDF", file: "/files/katalog.pdf" };
  return catalogueChapters({ products, tree: sampleTree }, { categories, downloads: [download] });
};
const chapters = (products = [basin, tall, plate], order: number[] = []) =>
  chaptersOf(products, order).chapters.map(({ category, products: own }) => [
    category.id,
    own.map(({ slug }) => slug),
  ]);

test("chapters come in the given order, those not named last (1.7)", () => {
  expect(chapters(undefined, [4900])).toEqual([
    [4900, ["przycisk"]],
    [4100, ["umywalkowa", "wysoka"]],
  ]);
});

test("withdrawn products are left out, and chapters without products (1.7)", () => {
  const withdrawn = sampleProduct({
    slug: "dawna",
    code: "LR-4",
    categories: [4101],
    withdrawn: { from: "2026-01-31", successor: "przycisk" },
  });
  expect(chapters([plate, withdrawn])).toEqual([[4900, ["przycisk"]]]);
});

test("a product of several chapters is listed only in the first of them (1.7)", () => {
  const both = sampleProduct({ slug: "oba", code: "LR-5", categories: [4101, 4900] });
  expect(chapters([both])).toEqual([[4100, ["oba"]]]);
});

test("of more than 200 models each chapter is a file, and a chapter of more is divided as its category (1.7)", () => {
  const many = (category: number, length: number) =>
    Array.from({ length }, (_, at) =>
      sampleProduct({
        slug: `m-${category}-${at}`,
        code: `LR-${category}-${at}`,
        categories: [category],
        order: at,
      }),
    );
  const filesOf = (products: Product[]) =>
    chaptersOf(products).chapters.map(({ label, file, products: own }) => [file, label, own.length]);
  const all = [...many(4101, 120), ...many(4102, 79), plate];
  expect(filesOf(all)).toEqual([
    ["/files/katalog.pdf", "Baterie umywalkowe", 199],
    ["/files/katalog.pdf", "Przyciski spłukujące", 1],
  ]);
  expect(filesOf([...all, basin, tall])).toEqual([
    ["/files/katalog-4101.pdf", "Baterie umywalkowe – Stojące niskie", 121],
    ["/files/katalog-4102.pdf", "Baterie umywalkowe – Stojące wysokie", 80],
    ["/files/katalog-4900.pdf", "Przyciski spłukujące", 1],
  ]);
  expect(filesOf(many(4900, 201))).toEqual([["/files/katalog-4900.pdf", "Przyciski spłukujące", 201]]);
  expect([all, many(4900, 201)].map((range) => chaptersOf(range).volume)).toEqual([
    null,
    "Kolekcje i indeks",
  ]);
});
