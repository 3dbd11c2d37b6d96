import { describe, expect, test } from "vitest";
import type { Catalogue } from "~/range/products/catalogue";
import { catalogueEntries } from "~/search/index/entries";
import { createSearch } from "~/search/index/search.server";
import {
  sampleCatalogue,
  sampleFinish,
  samplePart,
  sampleProduct,
} from "../../tests/support/samples/product-samples";
import { sparePartList } from "./list-view";
import { parseSparePartQuery } from "./parse-query";

const catalogue = sampleCatalogue([
  sampleProduct({ spareParts: ["CZ-1025", "CZ-1124"] }),
  sampleProduct({
    slug: "lira-wysoka",
    name: "Bateria wysoka Lira",
    code: "LR-120",
    finishes: [sampleFinish("chrom", "LR-120-CH", "9520000000202")],
    spareParts: ["CZ-1025"],
  }),
  sampleProduct({
    slug: "wieszak",
    name: "Wieszak Lira",
    code: "LR-910",
    finishes: [sampleFinish("chrom", "LR-910-CH", "9520000000806")],
  }),
]);

const sourcesOf = (catalogue: Catalogue) => ({
  catalogue,
  search: createSearch([...catalogueEntries(catalogue)]),
});
const sources = sourcesOf(catalogue);

function list(href: string) {
  const query = parseSparePartQuery(new URLSearchParams(href), catalogue);
  return query && sparePartList(sources, query);
}

function found(words: string) {
  const view = list(new URLSearchParams({ q: words }).toString());
  return {
    parts: view?.groups.flatMap(({ parts }) => parts.map(({ code }) => code)),
    products: view?.products.map(({ code, partCount }) => [code, partCount]),
    suggestion: view?.suggestion,
    chosen: view?.ofProduct,
  };
}

test.each([
  ["cz1025", { parts: ["CZ-1025"], products: [], chosen: null }],
  ["CZ-1005", { parts: ["CZ-1025"], products: [], chosen: null }],
  ["LR 120 ch", { parts: [], products: [], chosen: "/produkt/lira-wysoka#czesci" }],
  ["9520000000202", { parts: [], products: [], chosen: "/produkt/lira-wysoka#czesci" }],
  ["co jest w LR-120", { parts: [], products: [], chosen: "/produkt/lira-wysoka#czesci" }],
  ["aeratro", { parts: ["CZ-1124"] }],
  ["regulatro", { parts: ["CZ-1025"], suggestion: "regulator" }],
  ["bateria wysoka lira", { parts: [], products: [["LR-120", 1]], chosen: null }],
  // A product without parts is left out.
  ["wieszak", { parts: [], products: [], chosen: null }],
  ["zzzzzz", { parts: [], products: [], suggestion: null }],
])("a query for %s finds %j (16.13)", (words, expected) => expect(found(words)).toMatchObject(expected));

test("a chosen product leads to its parts, and one that does not exist is searched for in words (16.20)", () => {
  expect(list("produkt=LR-910")?.ofProduct).toBe("/produkt/wieszak#czesci");
  expect(list("produkt=XX-1")).toMatchObject({ query: { words: "XX-1", product: null }, ofProduct: null });
});

test("a page that does not exist is null", () => {
  for (const href of ["strona=2", "strona=0", "strona=x", "q=regulator&strona=2", "produkt=LR-110&strona=2"])
    expect(list(href)).toBeNull();
});

describe("in a large range", () => {
  const large = sampleCatalogue(
    [sampleProduct({ spareParts: ["CZ-2001"] })],
    Array.from({ length: 30 }, (_, place) =>
      samplePart({ code: `CZ-${2000 + place}`, name: `Uszczelka ${place}`, kind: "uszczelka" }),
    ),
  );
  const view = (words: string, page: number) =>
    sparePartList(sourcesOf(large), { words, product: null, kind: null, page });
  const codes = (words: string, page: number) =>
    view(words, page)?.groups.flatMap(({ parts }) => parts.map(({ code }) => code));

  test("a number among other words finds only what has it, without a second page", () => {
    expect(codes("uszczelka CZ-2001", 1)).toEqual(["CZ-2001"]);
    expect(view("uszczelka LR-110", 1)).toMatchObject({
      total: 0,
      pages: 1,
      ofProduct: "/produkt/lira-bateria#czesci",
    });
    for (const words of ["uszczelka CZ-2001", "uszczelka LR-110"]) expect(view(words, 2)).toBeNull();
  });

  test("the beginning of many numbers has as many pages as their parts fill", () => {
    expect(view("cz20", 1)).toMatchObject({ total: 30, pages: 2 });
    expect([codes("cz20", 1)?.length, codes("cz20", 2)?.length]).toEqual([24, 6]);
    expect(view("cz20", 3)).toBeNull();
  });
});
