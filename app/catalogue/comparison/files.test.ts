import type { FindArtifact } from "lib/platform/files.server";
import { expect, test } from "vitest";
import type { Product } from "~/range/product/schema/schema.server";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { comparisonFiles, comparisonZip } from "./files";

const date = "2026-10-20";
const lira = sampleProduct({
  slug: "lira",
  code: "LR-110",
  downloads: [{ format: "step", path: "/models/lira/LR-110-lira.step", bytes: 5, version: "1.0", date }],
});
const tafla = sampleProduct({ slug: "tafla", code: "TF-100", downloads: [] });
const findArtifact = (path: string) => ({ path, bytes: 7, date });
const zipOf = (products: Product[], find: FindArtifact = findArtifact) =>
  comparisonZip(
    products.map((product) => ({ product, finish: product.finishes[0] })),
    find,
  );

test("every compared product has a folder with its data sheet and its models", () => {
  expect(comparisonFiles([lira, tafla], findArtifact)).toEqual([
    { name: "LR-110-lira/LR-110-lira.pdf", href: "/files/karty/LR-110-lira.pdf", date },
    { name: "LR-110-lira/LR-110-lira.step", href: "/models/lira/LR-110-lira.step", date },
    { name: "TF-100-tafla/TF-100-tafla.pdf", href: "/files/karty/TF-100-tafla.pdf", date },
  ]);
});

test("a product with a mesh has its BIM file too", () => {
  const path = "/models/lira/LR-110-lira.glb";
  const modelled = { ...lira, downloads: [{ format: "glb" as const, path, bytes: 5, version: "1.0", date }] };
  expect(comparisonFiles([modelled], findArtifact).map(({ href }) => href)).toEqual([
    "/files/karty/LR-110-lira.pdf",
    "/files/bim/LR-110-lira.ifc",
    path,
  ]);
});

test("models have one ZIP, regardless of the order and finishes in which they are compared", () => {
  expect(zipOf([lira, tafla])).toBe("/pliki/porownanie.zip?porownaj=lira,tafla");
  expect(zipOf([tafla, lira, tafla])).toBe(zipOf([lira, tafla]));
});

test("there is no ZIP without products, or before the build has generated files", () => {
  expect(zipOf([])).toBeNull();
  expect(zipOf([lira], () => null)).toBeNull();
});
