import { expect, test } from "vitest";
import { comparisonRows } from "~/catalogue/comparison/rows";
import { productJsonLd } from "~/catalogue/product-page/json-ld";
import { productView } from "~/catalogue/product-page/view";
import { fitPart } from "~/fit/partners/fit-part";
import { sumOf } from "~/project/list/sums";
import { canonicalListingQuery, parseListingQuery } from "~/range/facets/query";
import { listProducts } from "~/range/listing";
import { catalogueEntries } from "~/search/index/entries";
import { createSearch } from "~/search/index/search.server";
import { lampCatalogue, sampleLamp } from "../../tests/support/samples/lamp-samples";

const long = sampleLamp();
const short = sampleLamp({
  slug: "zorza-mala",
  code: "LR-120",
  name: "Lampka Zorza",
  mounting: null,
  measures: { width: 120, depth: 120, height: 90, cableLength: 600 },
  technical: { brightness: 400 },
});
const bare = sampleLamp({
  slug: "klosz",
  code: "LR-130",
  name: "Klosz",
  measures: { width: 200, depth: 200, height: 150 },
  technical: {},
});
const catalogue = lampCatalogue([long, short, bare]);
const words = (rows: readonly { label: string; value: string }[] = []) =>
  rows.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));

const view = productView(catalogue, "zorza-lampa", null);

test("measures that the code has never heard of are shown on the page of a product, the important one first (25.15, 25.16)", () => {
  expect(words(view?.measures)).toEqual([
    "Szerokość: 300 mm",
    "Głębokość: 300 mm",
    "Wysokość: 200 mm",
    "Długość przewodu: 1500 mm",
  ]);
  expect(words(view?.keyMeasures)).toEqual(["Długość przewodu: 1500 mm"]);
  expect(words(view?.technical)).toEqual(["Oprawka: E27", "Jasność: 800 lm"]);
  expect(view).toMatchObject({ needed: [], partnersTo: null, ownVessel: null, files: [] });
  const bareView = productView(catalogue, "klosz", null);
  expect([bareView?.keyMeasures, bareView?.technical]).toEqual([[], []]);
});

test("measures that the code has never heard of are in comparisons, and their products in search and JSON-LD (25.15, 25.16)", () => {
  const compared = [long, short].map((product) => ({ product, finish: product.finishes[0] }));
  const rows = comparisonRows(compared, catalogue);
  expect(rows.find(({ key }) => key === "cableLength")?.cells).toEqual(["1500\u00a0mm", "600\u00a0mm"]);
  expect(rows.find(({ key }) => key === "socket")?.cells).toEqual(["E27", null]);
  expect(rows.find(({ key }) => key === "mounting")?.cells).toEqual(["Na suficie", null]);
  const search = createSearch([...catalogueEntries(catalogue)]);
  expect(search.suggest("lampka")[0]?.hits[0]?.title).toBe("Lampka Zorza");
  expect(view && productJsonLd(view.live, "https://lampy.example", "Zorza")).toMatchObject({
    name: "Lampa Zorza",
  });
});

test("a brand without any role has no sums of water, no mass and nothing to fit (25.15, 25.16)", () => {
  expect(sumOf([{ product: long, quantity: 2 }])).toMatchObject({ pieces: 2, weight: 0, flow: 0 });
  expect(fitPart(long, { bySlug: catalogue.bySlug, geometries: new Map() })).toBeNull();
});

const listed = (query: string) => {
  const parsed = parseListingQuery(new URLSearchParams(query), catalogue.facets);
  const list = listProducts(catalogue, 4101, parsed.query);
  return { list, messages: parsed.messages };
};
const slugs = (products: readonly { to: string }[] = []) => products.map(({ to }) => to);

test("a facet of a measure that content defines narrows the list, and has its bounds, its chip and its canonical query (15.5, 25.17)", () => {
  expect(listed("").list?.ranges).toEqual([
    { id: "przewod", label: "Długość przewodu", min: 600, max: 1500, from: null, to: null },
  ]);
  const { list } = listed("przewod_od=1000");
  expect(slugs(list?.products)).toEqual(["/produkt/zorza-lampa"]);
  expect(list?.chips).toEqual([{ label: "Długość przewodu: od 1000 mm", query: "" }]);
  expect(list?.canonicalQuery).toBe("przewod_od=1000");
});

test("a facet of a measure that content defines is the only one: other brands' parameters say nothing here (15.5, 25.17)", () => {
  const canonical = (query: string) => canonicalListingQuery(new URLSearchParams(query), catalogue.facets);
  expect(canonical("zasieg_od=100&przewod_do=700&szerokosc_do=1")).toBe("przewod_do=700");
  expect(canonical("zasieg_od=x")).toBe("");
});
