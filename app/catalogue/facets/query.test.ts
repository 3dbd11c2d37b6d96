import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../../tests/support/product-samples";
import { canonicalQuery, isIndexable, parseListingQuery } from "./query";

const { facets } = sampleCatalogue([sampleProduct()]);
const parse = (address: string) => parseListingQuery(new URLSearchParams(address), facets);

/** The canonical form of the address; "404" where there is no such page. */
function canonical(address: string) {
  const { query } = parse(address);
  return query ? canonicalQuery(query) : "404";
}

describe("an address of a list", () => {
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
  ])("%j becomes %j", (given, expected) => {
    expect(canonical(given)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });

  test.each([
    "kolekcja=nieznana",
    "cena=100",
    "sortuj=cena",
    "utm_source=x",
    "__proto__=1",
    "montaz=%3Cb%3E",
  ])("%j counts as the plain list", (given) => {
    expect(canonical(given)).toBe("");
  });

  test.each(["strona=0", "strona=-1", "strona=1.5", "strona=dwa", "strona=99999999", "strona=1e3"])(
    "%j leads to no page",
    (given) => {
      expect(canonical(given)).toBe("404");
    },
  );

  test.each(["zasieg_od=-5", "zasieg_od=dużo", "zasieg_od=99999", "zasieg_od=1e9"])(
    "%j is left out with a message",
    (given) => {
      expect(canonical(given)).toBe("");
      expect(parse(given).messages).toEqual(["Zasięg wylewki: podaj liczbę milimetrów od 0 do 10000."]);
    },
  );
});

test.each([
  ["", true],
  ["strona=2", true],
  ["sortuj=nazwa", false],
  ["kolekcja=lira", false],
  ["wysokosc_do=200", false],
])("%j is indexed: %j", (given, expected) => {
  const { query } = parse(given);
  expect(query && isIndexable(query)).toBe(expected);
});
