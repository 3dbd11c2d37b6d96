import type { FindArtifact } from "lib/platform/files/artifacts.server";
import { expect, test } from "vitest";
import type { Product } from "~/range/product/schema/schema.server";
import { sampleCatalogue, sampleProduct } from "../../tests/support/samples/product-samples";
import { modelLibrary, modelsPerPage } from "./model-library";
import { parseLibraryQuery } from "./model-query";

const files = (slug: string, ...formats: string[]) =>
  formats.map((format) => ({
    path: `/models/${slug}/LR-110-${slug}.${format}`,
    format,
    bytes: 1000,
    version: "1.0",
    date: "2026-10-20",
  }));

const range = [
  sampleProduct({ slug: "przycisk", order: 10, categories: [4900], downloads: files("przycisk", "step") }),
  sampleProduct({ slug: "niska", order: 20, downloads: files("niska", "glb", "step") }),
  sampleProduct({
    slug: "kanta",
    order: 30,
    collection: "kanta",
    categories: [4102],
    downloads: files("kanta", "glb", "step"),
  }),
  sampleProduct({ slug: "bez-plikow", order: 40 }),
];
const noZips: FindArtifact = () => null;

function library(href: string, products: Product[] = range, findZip = noZips) {
  const catalogue = sampleCatalogue(products);
  const query = parseLibraryQuery(new URLSearchParams(href), catalogue);
  return modelLibrary(catalogue, query, findZip);
}

const slugs = (href: string, products = range) =>
  library(href, products)?.groups.flatMap(({ models }) => models.map(({ slug }) => slug));

test("the 3D library groups models by main category in the tree's order, without those that have no file (1.5, 16.9)", () => {
  expect(library("")?.groups.map(({ label, models }) => [label, models.map(({ slug }) => slug)])).toEqual([
    ["Baterie umywalkowe", ["niska", "kanta"]],
    ["Przyciski spłukujące", ["przycisk"]],
  ]);
});

test("the 3D library is narrowed by collection, main category and format, not by what is unknown (1.5, 16.9)", () => {
  expect(slugs("kolekcja=kanta")).toEqual(["kanta"]);
  expect(slugs("kategoria=4900")).toEqual(["przycisk"]);
  expect(slugs("format=glb")).toEqual(["niska", "kanta"]);
  expect(slugs("kolekcja=kanta&kategoria=4900")).toEqual([]);
  expect(slugs("kolekcja=nikt&kategoria=4101&format=exe")).toEqual(["niska", "kanta", "przycisk"]);
});

test("the 3D library has the BIM file first where the build has made it, and finds models by it (1.5, 16.9)", () => {
  const made = { path: "/files/bim/LR-110-niska.ifc", date: "2026-10-20", bytes: 7 };
  const findArtifact: FindArtifact = (path) => (path === made.path ? made : null);
  const models = library("format=ifc", range, findArtifact)?.groups.flatMap((group) => group.models) ?? [];
  expect(models.map(({ slug, files }) => [slug, files])).toEqual([
    ["niska", [{ format: "ifc", path: made.path, bytes: 7 }]],
  ]);
  const [first] = library("", range, findArtifact)?.groups[0]?.models ?? [];
  expect(first?.files.map(({ format }) => format)).toEqual(["ifc", "glb", "step"]);
  expect(slugs("format=ifc")).toEqual([]);
});

test("the 3D library names the ZIPs that were made, and only those (1.5, 16.9)", () => {
  const made = { path: "/files/kolekcja-lira.zip", date: "2026-01-31", bytes: 5 };
  const found = library("", range, (path) => (path === made.path ? made : null));
  expect(found?.collections.map(({ zip }) => zip)).toEqual([{ path: made.path, bytes: 5 }, null]);
  expect(found?.groups[0]?.models[0]?.zip).toBeNull();
});

const many = Array.from({ length: modelsPerPage + 1 }, (_, place) =>
  sampleProduct({ slug: `m-${place}`, order: place, downloads: files(`m-${place}`, "step") }),
);

test("the library's pages hold a fixed number of models; others do not exist", () => {
  expect(["", "strona=2"].map((href) => slugs(href, many)?.length)).toEqual([modelsPerPage, 1]);
  for (const number of ["3", "99999", "0", "x"]) expect(library(`strona=${number}`, many), number).toBeNull();
});

test("the library's pages have one URL each: fixed order, no defaults, nothing unknown", () => {
  const href = "utm_source=x&format=step&kolekcja=lira&strona=1&kategoria=4100";
  expect(library(href, many)?.queryString).toBe("kolekcja=lira&kategoria=4100&format=step");
  expect(library("strona=2", many)?.queryString).toBe("strona=2");
});
