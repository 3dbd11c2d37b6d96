import { describe, expect, test } from "vitest";
import { catalogueEntries } from "~/catalogue/search/entries";
import { createSearch } from "~/catalogue/search/search.server";
import {
  sampleCatalogue,
  sampleFinish,
  samplePart,
  sampleProduct,
} from "../../../tests/support/samples/product-samples";
import { statusText } from "./list";
import { sparePartList } from "./list-view";
import { parseSparePartQuery } from "./parse-query.server";

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
const search = createSearch(catalogueEntries(catalogue));

function list(href: string) {
  const query = parseSparePartQuery(new URLSearchParams(href));
  return query && sparePartList(catalogue, search, query);
}

function found(words: string) {
  const view = list(new URLSearchParams({ q: words }).toString());
  return {
    parts: view?.groups.flatMap(({ parts }) => parts.map(({ code }) => code)),
    products: view?.products.map(({ code, parts }) => [code, ...parts.map((part) => part.code)]),
  };
}

test("all parts come by kind, each with the models that have it", () => {
  expect(list("")).toMatchObject({
    groups: [
      { id: "regulator", parts: [{ code: "CZ-1025", models: ["LR-110", "LR-120"], total: 2 }] },
      { id: "aerator", parts: [{ code: "CZ-1124", models: ["LR-110"], total: 1 }] },
    ],
    kinds: [
      { label: "Wszystkie", count: 2, to: "/czesci-zamienne", selected: true },
      { count: 1, to: "/czesci-zamienne?rodzaj=regulator", selected: false },
      { count: 1, to: "/czesci-zamienne?rodzaj=aerator", selected: false },
    ],
    total: 2,
    pages: 1,
  });
});

test("one kind is listed alone, an unknown one is left out", () => {
  expect(list("rodzaj=aerator")?.groups.map(({ id }) => id)).toEqual(["aerator"]);
  expect(list("rodzaj=kran")?.total).toBe(2);
});

describe("a query finds", () => {
  test.each(["CZ-1025", "cz1025", "CZ 1025", "CZ-1005"])("by the number %j that part alone", (words) => {
    expect(found(words)).toEqual({ parts: ["CZ-1025"], products: [] });
  });

  test.each(["LR-120", "lr120", "LR 120 ch", "9520000000202", "co jest w LR-120"])(
    "by the product's number in %j what is in it",
    (words) => {
      expect(found(words)).toEqual({ parts: [], products: [["LR-120", "CZ-1025"]] });
    },
  );

  test("parts by their names and what people call them", () => {
    expect(found("regulator").parts).toEqual(["CZ-1025"]);
    expect(found("perlator").parts).toEqual(["CZ-1124"]);
  });

  test("the parts of products by their names; those without parts are left out", () => {
    expect(found("bateria wysoka lira").products).toEqual([["LR-120", "CZ-1025"]]);
    expect(found("wieszak")).toEqual({ parts: [], products: [] });
  });

  test("what a mistyped word stands for, and says so", () => {
    expect(list("q=regulatro")?.suggestion).toBe("regulator");
    expect(found("regulatro").parts).toEqual(["CZ-1025"]);
  });

  test("nothing where there is nothing", () => {
    expect(list("q=zzzzzz")).toMatchObject({ groups: [], products: [], suggestion: null });
  });
});

test("a page that does not exist is none", () => {
  for (const href of ["strona=2", "strona=0", "strona=x", "q=regulator&strona=2", "rodzaj=aerator&strona=2"])
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
    sparePartList(large, createSearch(catalogueEntries(large)), { words, kind: null, page });
  const codes = (words: string, page: number) =>
    view(words, page)?.groups.flatMap(({ parts }) => parts.map(({ code }) => code));

  test("a number among other words has its part alone, and no second page", () => {
    expect(view("uszczelka CZ-2001", 1)).toMatchObject({ total: 1, pages: 1 });
    expect(codes("uszczelka CZ-2001", 1)).toEqual(["CZ-2001"]);
    expect(view("uszczelka CZ-2001", 2)).toBeNull();
  });

  test("a product's number among other words has no second page", () => {
    expect(view("uszczelka LR-110", 1)).toMatchObject({ total: 0, pages: 1, products: [{ code: "LR-110" }] });
    expect(view("uszczelka LR-110", 2)).toBeNull();
  });

  test("the beginning of many numbers has as many pages as their parts fill", () => {
    expect(view("cz20", 1)).toMatchObject({ total: 30, pages: 2 });
    expect([codes("cz20", 1)?.length, codes("cz20", 2)?.length]).toEqual([24, 6]);
    expect(view("cz20", 3)).toBeNull();
  });
});

describe("products found by a word", () => {
  const mixers = (count: number, change: (place: number) => Record<string, unknown> = () => ({})) =>
    Array.from({ length: count }, (_, place) =>
      sampleProduct({
        slug: `bateria-${place}`,
        code: `LR-${200 + place}`,
        finishes: [sampleFinish("chrom", `LR-${200 + place}-CH`)],
        spareParts: ["CZ-1025"],
        ...change(place),
      }),
    );
  const status = (products: ReturnType<typeof mixers>) => {
    const range = sampleCatalogue(products);
    const view = sparePartList(range, createSearch(catalogueEntries(range)), {
      words: "bateria",
      kind: null,
      page: 1,
    });
    return { text: view && statusText(view), all: view?.allProducts?.count };
  };

  test("are counted as products with a list of parts where all are shown", () => {
    const products = mixers(4, (place) => ({ spareParts: place < 2 ? ["CZ-1025"] : [] }));
    expect(status(products)).toEqual({ text: "2\u00a0produkty z wykazem części", all: undefined });
  });

  test("are counted as found products where the link to all leads to others too", () => {
    const products = mixers(12, (place) => ({ spareParts: place < 6 ? ["CZ-1025"] : [] }));
    expect(status(products)).toEqual({ text: "12\u00a0produktów", all: 12 });
  });
});
