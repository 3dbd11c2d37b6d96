import { expect, test } from "vitest";
import { nameInQuery } from "~/range/products/href";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../tests/support/samples/product-samples";
import { parseComparison, queryWith } from "./comparison";

const catalogue = sampleCatalogue(
  ["a", "b", "c", "d", "e"].map((slug, place) =>
    sampleProduct({
      slug,
      formerSlugs: [`${slug}-dawniej`],
      code: `LR-${place}`,
      order: place,
      finishes: [sampleFinish("chrom", `LR-${place}-CH`), sampleFinish("czarny-mat", `LR-${place}-CM`)],
    }),
  ),
);

function parsed(href: string) {
  const { compared, messages } = parseComparison(new URLSearchParams(href), catalogue);
  return { slugs: compared.map(({ product, finish }) => nameInQuery(product, finish)).join(), messages };
}

test.each([
  ["porownaj=a,b,c", "a,b,c"],
  ["porownaj=c, a", "c,a"],
  ["porownaj=a&porownaj=b", "a,b"],
  ["porownaj=a,a,,a", "a"],
  ["porownaj=LR-1,lr2ch", "b,c"],
  ["porownaj=a,LR-0", "a"],
  ["porownaj=LR-0-CM,b", "LR-0-CM,b"],
  ["porownaj=a,lr 0 cm", "a,LR-0-CM"],
  ["porownaj=a,b-dawniej,b", "a,b"],
  ["porownaj=", ""],
  ["", ""],
])("the URL %j compares %j", (href, slugs) => expect(parsed(href)).toEqual({ slugs, messages: [] }));

test("a URL with more than four products compares the first four and says so", () => {
  expect(parsed("porownaj=a,b,c,d,e")).toEqual({
    slugs: "a,b,c,d",
    messages: ["Porównać można najwyżej 4 produkty. Pokazujemy pierwsze 4."],
  });
});

test("a URL with unknown names compares the others and says so", () => {
  expect(parsed("porownaj=a,<b>")).toEqual({ slugs: "a", messages: ["Nie ma produktu „<b>”."] });
  expect(parsed(`porownaj=${"x".repeat(5000)}`).messages[0]?.length).toBeLessThan(90);
  const forty = Array.from({ length: 40 }, (_, place) => `x${place}`).join();
  expect(parsed(`porownaj=${forty}`).messages).toEqual(["Nie znaleźliśmy części produktów z adresu (40)."]);
});

test("a query adds a product that it does not have", () => {
  expect([queryWith(["a"], "b"), queryWith(["a"], "a")]).toEqual(["porownaj=a,b", null]);
  expect(queryWith(["a", "b", "c", "d"], "e")).toBeNull();
});
