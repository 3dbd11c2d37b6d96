import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { builtSite } from "lib/platform/files.server";
import { expect, test } from "vitest";
import { getBrand } from "~/brand/brand.server";
import { readProducts } from "~/range/products/products.server";
import type { OpenData } from "../../tools/downloads/data/schema";
import { dataPaths } from "../../tools/downloads/open-data";

const made = (address: string) => readFileSync(path.join("build/client", address));
const finishes = readProducts().files.flatMap(({ data }) => data.finishes);
const { siteUrl } = getBrand();

const data: OpenData = JSON.parse(made(dataPaths.json).toString());

test("the data have every finish of the range once (2.13)", () => {
  expect(data.products.map(({ gtin }) => gtin).sort()).toEqual(finishes.map(({ gtin }) => gtin).sort());
});

test("the data are what their schema says", () => {
  const ajv = new Ajv2020({ allowUnionTypes: true, formats: { uri: URL.canParse, date: true } });
  const isValid = ajv.compile(JSON.parse(made(dataPaths.schema).toString()));
  expect(isValid(data), JSON.stringify(isValid.errors)).toBe(true);
});

test("every file for visitors can be made (22.16)", () => {
  expect(builtSite.missing()).toEqual([]);
});

test("every picture and every file that the data name is there", () => {
  const addresses = data.products.flatMap(({ pictures, scenes, files }) => [
    ...pictures,
    ...scenes,
    ...files.map(({ url }) => url),
  ]);
  expect(addresses.length).toBeGreaterThan(finishes.length);
  const missing = addresses.filter(
    (url) => !url.startsWith(`${siteUrl}/`) || !existsSync(path.join("build/client", new URL(url).pathname)),
  );
  expect(missing).toEqual([]);
});
