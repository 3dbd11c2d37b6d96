import { expect, test } from "vitest";
import type { SearchHit } from "~/search/index/search.server";
import { sampleCatalogue, sampleProduct } from "../../../tests/support/samples/product-samples";
import { alikeProducts, productsFound } from "./candidates";

const [lira, kanta, plate] = [
  sampleProduct({ slug: "lira", code: "LR-110" }),
  sampleProduct({ slug: "kanta", code: "KN-110" }),
  sampleProduct({ slug: "przycisk", code: "LR-400", categories: [4900] }),
];
const catalogue = sampleCatalogue([lira, kanta, plate]);

const hit = (kind: SearchHit["kind"], to: string): SearchHit => ({ kind, title: "", to, picture: null });
const hits: SearchHit[] = [
  hit("product", "/produkt/lira?wykonczenie=chrom"),
  hit("product", "/produkt/lira"),
  hit("page", "/kolekcje/lira"),
];
const search = {
  suggest: (query: string) => (query === "lira" ? [{ kind: "product" as const, title: "", hits }] : []),
};

test("what can be added is of the first product's category", () => {
  const compared = [lira, plate].map((product) => ({ product, finish: product.finishes[0] }));
  expect(alikeProducts(compared, catalogue).map(({ slug }) => slug)).toEqual(["kanta"]);
  expect(alikeProducts([], catalogue)).toEqual([]);
});

test("words find products, each once", () => {
  expect(productsFound(["lira"], search, catalogue)).toEqual([lira]);
  expect(productsFound(["x"], search, catalogue)).toEqual([]);
});

test("several names that nobody has, as of an old bookmark, are not searched for", () => {
  expect(productsFound(["lira", "x"], search, catalogue)).toEqual([]);
  expect(productsFound([], search, catalogue)).toEqual([]);
});
