import { expect, test } from "vitest";
import { productView } from "~/catalogue/product-page/view";
import { downloadHeaders } from "~/http/files/download-headers";
import { modelLibrary } from "~/library/model-library";
import { parseLibraryQuery } from "~/library/model-query";
import { exportFiles } from "~/project/export/files";
import { fileFormats, modelFormats, storedFormats } from "~/range/product/file-formats";
import { bimFile } from "~/range/product/files";
import { sampleCatalogue, sampleProduct } from "../../../tests/support/samples/product-samples";
import { openData } from "../open-data";
import { productEntries } from "./product-zips";

const date = "2026-10-20";
const downloads = storedFormats.map((format) => {
  const path = `/models/lira/LR-110-lira.${format}`;
  return { format, path, bytes: 5, version: "1.0", date };
});
const product = sampleProduct({ slug: "lira", code: "LR-110", downloads });
const catalogue = sampleCatalogue([product]);
const findArtifact = (path: string) => ({ path, bytes: 7, date });
const partners = { model: () => null, partnersOf: () => null };
const query = parseLibraryQuery(new URLSearchParams(), catalogue);
const made = new Map([[bimFile(product) ?? "", "a file"]]);
const brand = { name: "Modrawa", siteUrl: "https://modrawa.example" };

const all = Object.keys(fileFormats);
const pathsIn = {
  "product page": productView(catalogue, "lira", null, { findArtifact, partners })?.files.map(
    ({ path }) => path,
  ),
  "project list": exportFiles([product], findArtifact).map(({ href }) => href),
  "open data": openData(catalogue, brand, { has: () => true }).products[0]?.files.map(({ url }) => url),
  "product's ZIP": productEntries(product, made).map(({ name }) => name),
  library:
    query &&
    modelLibrary(catalogue, query, findArtifact)?.groups[0]?.models[0]?.files.map(({ path }) => path),
};

test.each(Object.entries(pathsIn))("the %s has a product's files of each format (16.7)", (place, paths) => {
  const extensions = new Set(paths?.map((path) => path.split(".").at(-1)));
  const expected = place === "product's ZIP" || place === "library" ? modelFormats : all;
  expect(expected.filter((format) => !extensions.has(format))).toEqual([]);
});

test("a product's file of each format is served with its own media type (16.11)", () => {
  const types = all.map((format) => downloadHeaders(`/files/LR-110-lira.${format}`)?.["Content-Type"]);
  expect(new Set(types).size).toBe(all.length);
  expect(types).not.toContain(undefined);
});
