import { expect, test } from "vitest";
import { catalogueEntries } from "~/search/index/entries";
import { createSearch } from "~/search/index/search.server";
import {
  sampleCatalogue,
  sampleFinish,
  samplePart,
  sampleProduct,
} from "../../tests/support/samples/product-samples";
import { sparePartList } from "./list-view";
import { canonicalSparePartQuery, parseSparePartQuery, soughtHref } from "./query";

const parts = ["CZ-1025", "CZ-1124"];
const catalogue = sampleCatalogue([
  sampleProduct({ spareParts: parts }),
  sampleProduct({
    slug: "lira-wysoka",
    name: "Bateria wysoka Lira",
    code: "LR-120",
    finishes: [sampleFinish("chrom", "LR-120-CH", "9520000000202")],
    spareParts: ["CZ-1025"],
  }),
]);
const search = createSearch([...catalogueEntries(catalogue)]);

test.each([
  ["q=cz1025", "/czesci-zamienne/CZ-1025"],
  ["q=CZ-1005", "/czesci-zamienne/CZ-1025"],
  ["q=LR 120 ch", "/produkt/lira-wysoka#czesci"],
  ["q=9520000000202", "/produkt/lira-wysoka#czesci"],
  ["q=co jest w LR-120", "/produkt/lira-wysoka#czesci"],
  ["produkt=LR-120&strona=2", "/produkt/lira-wysoka#czesci"],
  ["produkt=lira-wysoka", "/produkt/lira-wysoka#czesci"],
  ["q=LR-110 LR-120", "/produkty?q=LR-110+LR-120"],
  ["q=aeratro", "/produkty?q=aeratro&rodzaj=czesci"],
  ["q=bateria wysoka lira", "/produkt/lira-wysoka#czesci"],
  ["q=bateria wysoka lira zaślepka", "/produkty?q=bateria+wysoka+lira+za%C5%9Blepka"],
  ["q=bateria", "/produkty?q=bateria"],
  ["q=LR-110-CH LR-110", "/produkt/lira-bateria#czesci"],
  ["produkt=zzzzzz&q=aerator", "/produkty?q=zzzzzz&rodzaj=czesci"],
])("%s leads to what is meant: %s (16.20)", (href, expected) => {
  const { words } = parseSparePartQuery(new URLSearchParams(href), catalogue);
  expect(soughtHref(words, catalogue, search)).toBe(expected);
});

test("a page that does not exist is null, and every 96 parts fill one (16.13)", () => {
  const large = sampleCatalogue(
    [],
    Array.from({ length: 100 }, (_, at) =>
      samplePart({ code: `CZ-${2000 + at}`, name: "Uszczelka", kind: "uszczelka" }),
    ),
  );
  const shown = (href: string) => {
    const query = parseSparePartQuery(new URLSearchParams(href), large);
    return sparePartList(large, query)?.groups.map(({ parts }) => parts.length);
  };
  expect([shown(""), shown("rodzaj=uszczelka&strona=2")]).toEqual([[96], [4]]);
  for (const href of ["strona=3", "strona=0", "strona=x"]) expect(shown(href) ?? null, href).toBeNull();
  expect(canonicalSparePartQuery(new URLSearchParams("rodzaj=x&strona=2"), large)).toBe("strona=2");
});
