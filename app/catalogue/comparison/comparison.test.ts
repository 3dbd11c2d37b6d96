import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/product-samples";
import { comparisonRows, parseComparison, queryWith, queryWithout } from "./comparison";

const catalogue = sampleCatalogue(
  ["a", "b", "c", "d", "e"].map((slug, place) =>
    sampleProduct({
      slug,
      formerSlugs: [`${slug}-dawniej`],
      code: `LR-${place}`,
      order: place,
      finishes: [sampleFinish("chrom", `LR-${place}-CH`)],
      technical: place === 1 ? { material: "Mosiądz", weightKg: 1.4 } : { material: "Mosiądz" },
    }),
  ),
);

function parsed(address: string) {
  const { products, messages } = parseComparison(new URLSearchParams(address), catalogue);
  return { slugs: products.map(({ slug }) => slug).join(), messages };
}

describe("a comparison's address", () => {
  test.each([
    ["porownaj=a,b,c", "a,b,c"],
    ["porownaj=c, a", "c,a"],
    ["porownaj=a&porownaj=b", "a,b"],
    ["porownaj=a,a,,a", "a"],
    ["porownaj=LR-1,lr2ch", "b,c"],
    ["porownaj=a,LR-0", "a"],
    ["porownaj=a,b-dawniej,b", "a,b"],
    ["porownaj=", ""],
    ["", ""],
  ])("%j compares %j", (address, slugs) => {
    expect(parsed(address)).toEqual({ slugs, messages: [] });
  });

  test("with more than four products compares the first four and says so", () => {
    expect(parsed("porownaj=a,b,c,d,e")).toEqual({
      slugs: "a,b,c,d",
      messages: ["Porównać można najwyżej 4 produkty. Pokazujemy pierwsze 4."],
    });
  });

  test("with unknown names compares the others and says so", () => {
    expect(parsed("porownaj=a,<b>")).toEqual({ slugs: "a", messages: ["Nie ma produktu „<b>”."] });
    expect(parsed(`porownaj=${"x".repeat(5000)}`).messages[0]?.length).toBeLessThan(90);
    const forty = Array.from({ length: 40 }, (_, place) => `x${place}`).join();
    expect(parsed(`porownaj=${forty}`).messages).toEqual(["Nie znaleźliśmy części produktów z adresu (40)."]);
  });
});

test("rows come in the product page's order and mark differences", () => {
  const { products } = parseComparison(new URLSearchParams("porownaj=a,b"), catalogue);
  const rows = comparisonRows(products, catalogue);
  expect(rows.map(({ label }) => label)).toEqual([
    "Numer katalogowy",
    "Kolekcja",
    "Wykończenia",
    "Rodzaj montażu",
    "Szerokość",
    "Głębokość",
    "Wysokość",
    "Zasięg wylewki",
    "Materiał",
    "Masa",
  ]);
  expect(rows.filter(({ differs }) => differs)).toEqual([
    { key: "code", label: "Numer katalogowy", cells: ["LR-0", "LR-1"], differs: true },
    { key: "weightKg", label: "Masa", cells: [null, "1,4 kg"], differs: true },
  ]);
});

test("queries add and remove a product", () => {
  expect(queryWith(["a"], "b")).toBe("porownaj=a,b");
  expect(queryWith(["a"], "a")).toBeNull();
  expect(queryWith(["a", "b", "c", "d"], "e")).toBeNull();
  expect(queryWithout(["a", "b"], "a")).toBe("porownaj=b");
  expect(queryWithout(["a"], "a")).toBe("");
});
