import { describe, expect, test } from "vitest";
import { nameInQuery } from "~/catalogue/products/href";
import type { Verdict } from "~/fit-rules/check";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { comparisonRows, parseComparison, queryWith, queryWithout } from "./comparison";

const catalogue = sampleCatalogue(
  ["a", "b", "c", "d", "e"].map((slug, place) =>
    sampleProduct({
      slug,
      formerSlugs: [`${slug}-dawniej`],
      code: `LR-${place}`,
      order: place,
      finishes: [sampleFinish("chrom", `LR-${place}-CH`), sampleFinish("czarny-mat", `LR-${place}-CM`)],
      technical:
        place === 1 ? { material: "Mosiądz", weightKg: 1.4, rungs: 3 } : { material: "Mosiądz", weightKg: 2 },
    }),
  ),
);

function parsed(href: string) {
  const { compared, messages } = parseComparison(new URLSearchParams(href), catalogue);
  return { slugs: compared.map(({ product, finish }) => nameInQuery(product, finish)).join(), messages };
}

describe("a comparison's URL", () => {
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
  ])("%j compares %j", (href, slugs) => {
    expect(parsed(href)).toEqual({ slugs, messages: [] });
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

test("rows come in the product page's order and mark differences, but not those of names", () => {
  const { compared } = parseComparison(new URLSearchParams("porownaj=a,LR-1-CM"), catalogue);
  const rows = comparisonRows(compared, catalogue, () => null);
  expect(rows.map(({ label }) => label)).toEqual([
    "Numer katalogowy",
    "EAN",
    "Kolekcja",
    "Wykończenie",
    "Dostępne wykończenia",
    "Rodzaj montażu",
    "Szerokość",
    "Głębokość",
    "Wysokość",
    "Zasięg wylewki",
    "Liczba rurek",
    "Materiał",
    "Masa",
  ]);
  expect(rows.filter(({ isAlone }) => isAlone)).toMatchObject([{ label: "Liczba rurek", differs: false }]);
  expect(rows[0]?.cells).toEqual(["LR-0-CH", "LR-1-CM"]);
  expect(rows.filter(({ differs }) => differs)).toEqual([
    { key: "weightKg", label: "Masa", cells: ["2\u00a0kg", "1,4\u00a0kg"], differs: true, isAlone: false },
  ]);
});

test("the last row names what the rules say fits, with its margin", () => {
  const partner = (name: string, verdict: Verdict, margin: number | null) => ({
    slug: name,
    name,
    code: name,
    kind: "waste" as const,
    verdict,
    margin,
    short: "",
  });
  const goesWith = [
    partner("Misa owalna", "fits", 87),
    partner("Misa wisząca", "fails", -12),
    partner("Korek", "fits", null),
  ];
  const { compared } = parseComparison(new URLSearchParams("porownaj=a,b"), catalogue);
  const rows = comparisonRows(compared, catalogue, (slug) =>
    slug === "a" ? { goesWith, requires: [], completedBy: [], waste: null, trap: null } : null,
  );
  expect(rows.at(-1)).toMatchObject({
    label: "Pasuje do",
    cells: ["Misa owalna (zapas 87\u00a0mm), Korek", null],
  });
});

test("queries add and remove a product", () => {
  expect(queryWith(["a"], "b")).toBe("porownaj=a,b");
  expect(queryWith(["a"], "a")).toBeNull();
  expect(queryWith(["a", "b", "c", "d"], "e")).toBeNull();
  expect(queryWithout(["a", "b"], "a")).toBe("porownaj=b");
  expect(queryWithout(["a"], "a")).toBe("");
});
