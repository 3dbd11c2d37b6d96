import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../tests/support/samples/product-samples";
import { type GivenFacet, partnerFacet } from "./facets";
import { parseListingQuery } from "./facets/query";
import { listProducts } from "./listing";
import type { Product } from "./product/schema/schema.server";

const measures = { width: 50, depth: 100, height: 160 };
const range = [
  sampleProduct({ slug: "lira-niska", name: "Łuk", order: 10, measures: { ...measures, spoutReach: 115 } }),
  sampleProduct({
    slug: "lira-wysoka",
    name: "Lot",
    order: 20,
    categories: [4102],
    new: true,
    measures: { ...measures, height: 300, spoutReach: 140 },
    finishes: [sampleFinish("chrom"), sampleFinish("czarny-mat", "LR-120-CM")],
  }),
  sampleProduct({
    slug: "kanta-niska",
    name: "Ławka",
    order: 30,
    collection: "kanta",
    mounting: "ścienna",
    finishes: [sampleFinish("czarny-mat")],
    measures: { ...measures, spoutReach: 130 },
  }),
  sampleProduct({
    slug: "wycofana",
    name: "Alfa",
    order: 1,
    withdrawn: { from: "2026-03-31", successor: "lira-niska" },
  }),
  sampleProduct({
    slug: "przycisk",
    name: "Przycisk",
    order: 40,
    categories: [4900],
    collection: null,
    mounting: null,
    measures,
  }),
];

function listing(
  href: string,
  { categoryId = 4041, products = range }: { categoryId?: number; products?: Product[] } = {},
) {
  const catalogue = sampleCatalogue(products);
  const partners: GivenFacet = {
    ...partnerFacet,
    nameOf: (slug) => (slug === "przycisk" ? "Przycisk" : null),
    fitSet: (slug) => (slug === "przycisk" ? fitting : null),
    candidates: () => [{ slug: "przycisk", name: "Przycisk" }],
    more: () => undefined,
  };
  const facets = { ...catalogue.facets, given: [partners] };
  const { query } = parseListingQuery(new URLSearchParams(href), facets);
  return listProducts({ ...catalogue, facets }, categoryId, query);
}

/** Slugs of the products that fit `przycisk`, the only product that the compatibility facet offers here. */
const fitting = new Set(["lira-niska", "kanta-niska"]);

const slugs = (...given: Parameters<typeof listing>) =>
  listing(...given)?.products.map(({ to }) => to.replace(/^\/produkt\/|\?.*$/g, ""));

/** Returns the values and counts of a facet as text: `Lira 3, Kanta 1`. Selected values are in brackets. */
function facet(href: string, id: string) {
  const found = listing(href)?.facets.find((each) => each.id === id);
  return found?.values
    .map(({ label, count, selected }) => (selected ? `[${label} ${count}]` : `${label} ${count}`))
    .join(", ");
}

test("a list has the products of its category and of all below it (15.1)", () => {
  expect(slugs("", { categoryId: 4101 })).toEqual(["lira-niska", "kanta-niska", "wycofana"]);
  expect(slugs("", { categoryId: 4100 })).toHaveLength(4);
  expect(slugs("", { categoryId: 12 })).toEqual([]);
});

test("a list comes in the range's order, withdrawn models last (15.4)", () => {
  expect(slugs("")).toEqual(["lira-niska", "lira-wysoka", "kanta-niska", "przycisk", "wycofana"]);
});

test("a list can begin with what is new, or come in the order of a Polish dictionary (15.4)", () => {
  expect(slugs("sortuj=nowosci")?.[0]).toBe("lira-wysoka");
  const byName = ["wycofana", "lira-wysoka", "kanta-niska", "lira-niska", "przycisk"];
  expect(slugs("sortuj=nazwa")).toEqual(byName);
  const inChrome = byName.filter((slug) => slug !== "kanta-niska");
  expect(slugs("sortuj=nazwa&wykonczenie=chrom")).toEqual(inChrome);
});

test("filters of one facet widen, of several narrow (15.2)", () => {
  expect(slugs("wykonczenie=czarny-mat")).toEqual(["lira-wysoka", "kanta-niska"]);
  expect(slugs("wykonczenie=czarny-mat&wykonczenie=chrom")).toHaveLength(5);
  expect(slugs("wykonczenie=czarny-mat&kolekcja=lira")).toEqual(["lira-wysoka"]);
});

test("filters of measures include their limits and leave out products without the measure (15.2)", () => {
  expect(slugs("zasieg_od=115&zasieg_do=130")).toEqual(["lira-niska", "kanta-niska", "wycofana"]);
  expect(slugs("zasieg_od=131")).toEqual(["lira-wysoka"]);
});

test("a finish to be shown in chooses picture, number and link of what has it, and filters nothing (16.2)", () => {
  const shown = listing("pokaz=czarny-mat&sortuj=nazwa");
  expect(slugs("pokaz=czarny-mat")).toEqual(slugs(""));
  expect(shown?.products.filter(({ to }) => to.endsWith("?wykonczenie=czarny-mat"))).toHaveLength(1);
  expect(shown?.chips).toEqual([{ label: "Pokazane: Czarny mat", query: "sortuj=nazwa" }]);
  expect(shown?.isIndexable).toBe(false);
  expect(listing("pokaz=czarny-mat&wykonczenie=chrom")?.canonicalQuery).toBe("wykonczenie=chrom");
  expect(listing("pokaz=x")?.canonicalQuery).toBe("");
});

test("what fits a product is all that a list then shows, besides what the other filters leave out (15.9)", () => {
  expect(slugs("pasuje-do=przycisk")).toEqual(["lira-niska", "kanta-niska"]);
  expect(slugs("pasuje-do=przycisk&kolekcja=kanta")).toEqual(["kanta-niska"]);
});

test("what fits a product is counted under the other filters, chosen and taken back by its link (15.9)", () => {
  expect(facet("", "pasuje-do")).toBe("Przycisk 2");
  expect(facet("kolekcja=kanta", "pasuje-do")).toBe("Przycisk 1");
  expect(facet("pasuje-do=przycisk", "pasuje-do")).toBe("[Przycisk 2]");
  expect(facet("pasuje-do=przycisk", "kolekcja")).toBe("Lira 1, Kanta 1");
  const chosen = listing("pasuje-do=przycisk&kolekcja=kanta");
  expect(chosen?.chips).toContainEqual({ label: "Pasuje do: Przycisk", query: "kolekcja=kanta" });
  expect(chosen?.isIndexable).toBe(false);
});

test("counts of a facet are filtered by the other facets, not by itself", () => {
  expect(facet("", "kolekcja")).toBe("Lira 3, Kanta 1");
  expect(facet("kolekcja=lira", "kolekcja")).toBe("[Lira 3], Kanta 1");
  expect(facet("kolekcja=lira", "wykonczenie")).toBe("Chrom 3, Czarny mat 1");
  expect(facet("kolekcja=lira&wykonczenie=czarny-mat", "kolekcja")).toBe("[Lira 1], Kanta 1");
});

test("counts leave out values that lead to nothing, unless they are selected (15.3)", () => {
  expect(facet("montaz=scienna", "kolekcja")).toBe("Kanta 1");
  expect(facet("montaz=scienna&kolekcja=lira", "kolekcja")).toBe("[Lira 0], Kanta 1");
});

test("counts equal the number of products that their link leads to (15.3)", () => {
  const links = (listing("wykonczenie=chrom&zasieg_od=110")?.facets ?? [])
    .filter(({ id }) => id !== "wykonczenie")
    .flatMap(({ values }) => values.filter(({ selected }) => !selected));
  expect(links.length).toBeGreaterThan(0);
  for (const { query, count } of links) expect(listing(query)?.total).toBe(count);
});

test("a range gives the products within it, however it is written in the canonical URL (15.8)", () => {
  const side = fc.option(fc.integer({ min: 0, max: 200 }));
  fc.assert(
    fc.property(side, side, (from, to) => {
      const [least, most] = [from ?? 0, to ?? 10_000].sort((one, other) => one - other);
      const isWithin = ({ measures }: Product) =>
        measures.spoutReach === undefined
          ? from === null && to === null
          : measures.spoutReach >= (least ?? 0) && measures.spoutReach <= (most ?? 0);
      const href = `sortuj=nazwa&zasieg_od=${from ?? ""}&zasieg_do=${to ?? ""}`;
      const expected = range.filter(isWithin).map(({ slug }) => slug);
      expect(slugs(href)?.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test("every filter in force has a chip that takes only that one away, and limits of the list without it", () => {
  const { chips, ranges } = listing("kolekcja=lira&zasieg_od=120&zasieg_do=135&sortuj=nazwa&strona=1") ?? {};
  expect(ranges?.[0]).toMatchObject({ label: "Zasięg wylewki", from: 120, to: 135, min: 115, max: 140 });
  expect(chips).toEqual([
    { label: "Lira", query: "zasieg_od=120&zasieg_do=135&sortuj=nazwa" },
    { label: "Zasięg wylewki: od 120 do 135 mm", query: "kolekcja=lira&sortuj=nazwa" },
  ]);
});

const products = Array.from({ length: 49 }, (_, place) =>
  sampleProduct({ slug: `p-${place}`, order: place }),
);

test.each(["", "wykonczenie=chrom&"])("pages of %j have 24 products, up to the last one (15.1)", (filter) => {
  expect(slugs(`${filter}strona=2`, { products })).toHaveLength(24);
  expect(listing(`${filter}strona=3`, { products })).toMatchObject({ page: 3, pages: 3, total: 49 });
  expect(slugs(`${filter}strona=3`, { products })).toEqual(["p-48"]);
  expect(listing(`${filter}strona=4`, { products })).toBeNull();
});
