import { expect, test } from "vitest";
import { sampleProduct, sampleTree } from "../../tests/support/samples/product-samples";
import { planPrintedCatalogue } from "./catalogue-plan";

const basin = sampleProduct({ slug: "umywalkowa", code: "LR-1", categories: [4101], order: 10 });
const tall = sampleProduct({ slug: "wysoka", code: "LR-2", categories: [4102], order: 20 });
const plate = sampleProduct({ slug: "przycisk", code: "LR-3", categories: [4900], order: 30 });

const plan = (products = [basin, tall, plate], order: number[] = []) =>
  planPrintedCatalogue({ products, tree: sampleTree }, order, ["lira", "kanta"]);

const slugsAndPages = (planned: ReturnType<typeof plan>) =>
  planned.chapters.map(({ category, page, products }) => [
    category.id,
    page,
    products.map(({ product, page: at }) => `${product.slug} ${at}`),
  ]);

test("chapters come in the given order, those not named last", () => {
  expect(plan(undefined, [4900]).chapters.map(({ category }) => category.id)).toEqual([4900, 4100]);
});

test("withdrawn products are left out, and a chapter without products has no page", () => {
  const withdrawn = sampleProduct({
    slug: "dawna",
    code: "LR-4",
    categories: [4900],
    withdrawn: { from: "2026-01-31", successor: "przycisk" },
  });
  expect(slugsAndPages(plan([plate, withdrawn]))).toEqual([[4900, 6, ["przycisk 7"]]]);
});

test("a product of several chapters is listed only in the first of them", () => {
  const both = sampleProduct({ slug: "oba", code: "LR-5", categories: [4101, 4900] });
  expect(slugsAndPages(plan([both]))).toEqual([[4100, 6, ["oba 7"]]]);
});
