import { expect, test } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../../tests/support/samples/product-samples";
import { partnerFacet } from "./definitions";
import { parseListingQuery, writeListingQuery } from "./query";

const { facets } = sampleCatalogue([
  sampleProduct({ slug: "mala", measures: { width: 50, depth: 153, height: 90, spoutReach: 80 } }),
  sampleProduct({ slug: "duza", measures: { width: 900, depth: 153, height: 400, spoutReach: 250 } }),
  sampleProduct({ slug: "bez-wylewki", measures: { width: 400, depth: 400, height: 100 } }),
]);
const partners = { ...partnerFacet, nameOf: (slug: string) => (slug === "nieznana" ? null : slug) };
const given = [{ ...partners, fitSet: () => null, candidates: () => [], more: () => undefined }];
const parse = (href: string) => parseListingQuery(new URLSearchParams(href), { ...facets, given });

/** Returns the canonical form of a query string, or "404" if its page number is invalid. */
function canonical(href: string) {
  const { query } = parse(href);
  return query ? writeListingQuery(query) : "404";
}

test.each([
  ["", ""],
  ["sortuj=polecane&strona=1", ""],
  [
    "strona=2&sortuj=nazwa&montaz=stojaca&kolekcja=lira",
    "kolekcja=lira&montaz=stojaca&sortuj=nazwa&strona=2",
  ],
  ["kolekcja=lira&kolekcja=kanta&kolekcja=lira", "kolekcja=kanta&kolekcja=lira"],
  ["szerokosc_do=500&zasieg_od=100", "zasieg_od=100&szerokosc_do=500"],
  ["zasieg_od=200&zasieg_do=100", "zasieg_od=100&zasieg_do=200"],
  ["zasieg_od=&zasieg_do=+150+&strona=", "zasieg_do=150"],
  ["zasieg_od=99,6&zasieg_do=15,5+cm", "zasieg_od=100&zasieg_do=155"],
  ["zasieg_do=150&pasuje-do=nieznana&pasuje-do=mala&pasuje-do=duza", "pasuje-do=mala&zasieg_do=150"],
])("a URL of a list: %j becomes %j (15.7)", (given, expected) => {
  expect(canonical(given)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

test.each([
  ["szerokosc_od=1", ""],
  ["szerokosc_do=10000&wysokosc_od=0", ""],
  ["zasieg_od=1", "zasieg_od=80"],
  ["zasieg_do=10000", "zasieg_od=80"],
  ["zasieg_od=79&zasieg_do=100", "zasieg_do=100"],
  ["zasieg_od=100&zasieg_do=300", "zasieg_od=100"],
  ["zasieg_od=5000&zasieg_do=6000", "zasieg_od=251"],
  ["zasieg_od=1&zasieg_do=2", "zasieg_do=79"],
])("%j becomes %j, since spouts have 80 to 250 mm and widths 50 to 900 (15.7, 15.8)", (given, expected) => {
  expect(canonical(given)).toBe(expected);
  expect(canonical(expected)).toBe(expected);
});

test("a URL of a list with both limits of a range invalid gets one message (15.7)", () => {
  expect(parse("zasieg_od=dużo&zasieg_do=-5").messages).toHaveLength(1);
});
