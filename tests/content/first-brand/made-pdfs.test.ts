import { readFileSync } from "node:fs";
import path from "node:path";
import { builtSite } from "lib/platform/files.server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getBrand } from "~/brand/brand.server";
import { drinkingWaterText } from "~/catalogue/product-page/drinking-water";
import { getCataloguePage } from "~/editorial/pages.server";
import { places } from "~/library/catalogue-places";
import * as paths from "~/paths";
import { dataSheet } from "~/range/product/files";
import { readProducts } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { openPdf, pictureOf, plainSpaces, structureOf, wordsOf } from "../../support/readers/pdf";
import { isQrReaderInstalled, readQrCodes } from "../../support/readers/qr-reader";

const served = "build/client";
const page = getCataloguePage();
if (!page) throw new Error("The brand has no printed catalogue.");
const catalogueAddress = page.downloads[0]?.file ?? "";
const models = readProducts().files.map(({ data }) => data);
const current = models.filter(({ withdrawn }) => !withdrawn);
const [model] = current;
if (!model) throw new Error("The range is empty.");

type Opened = Awaited<ReturnType<typeof openPdf>>;

test.each([catalogueAddress, dataSheet(model)])(
  "%s describes every picture and names its headings (16.11)",
  async (address) => {
    const pdf = await openPdf(path.join(served, address));
    const elements = await structureOf(pdf, 1);
    await pdf.destroy();
    expect(elements.map(({ role }) => role)).toEqual(expect.arrayContaining(["H1", "Figure"]));
    for (const { role, alt } of elements) if (role === "Figure") expect(alt).toMatch(/\p{L}/u);
  },
);

let pdf: Opened;
const pages = builtSite.files().find(({ path: href }) => href === catalogueAddress)?.pages ?? {};
beforeAll(async () => {
  pdf = await openPdf(path.join(served, catalogueAddress));
});
afterAll(() => pdf.destroy());

test("the catalogue's pages are in a file that can be sent (1.7)", () => {
  expect(readFileSync(path.join(served, catalogueAddress)).length).toBeLessThan(25_000_000);
});

test("the catalogue's pages have each product's numbers (1.7)", async () => {
  for (const { name, slug, finishes } of current) {
    const words = await wordsOf(pdf, pages[places.product(slug)] ?? 0);
    for (const text of [name, ...finishes.map(({ code }) => code)])
      expect(words, slug).toContain(plainSpaces(text));
  }
});

test("the catalogue's pages can be reached by links and by bookmarks (1.7)", async () => {
  const links = await (await pdf.getPage(2)).getAnnotations();
  expect(links.length).toBeGreaterThan(0);
  for (const { dest } of links) expect(await pdf.getDestination(dest)).not.toBeNull();
  const titles = (await pdf.getOutline()).map(({ title }) => title);
  const chapters = embeddedTree().root.children.map(({ label }) => label);
  expect(titles).toEqual(expect.arrayContaining(["Spis treści", ...chapters, "Indeks numerów"]));
});

test("the catalogue's pages end with an index that has every number of the current range (1.7)", async () => {
  const after = pages[places.index] ?? 0;
  const last = Array.from({ length: pdf.numPages - after + 1 }, (_, index) => after + index);
  const words = (await Promise.all(last.map((number) => wordsOf(pdf, number)))).join(" ");
  for (const { code } of current.flatMap(({ finishes }) => finishes)) expect(words).toContain(code);
});

test("every model has a data sheet with its name, number and declaration for drinking water, on two pages (16.7)", async () => {
  for (const one of models) {
    const pdf = await openPdf(path.join(served, dataSheet(one)));
    expect(pdf.numPages, one.slug).toBe(2);
    const words = await wordsOf(pdf, 1);
    expect(words).toContain(plainSpaces(one.name));
    expect(words).toContain(one.code);
    if (one.drinkingWater)
      expect(await wordsOf(pdf, 2), one.slug).toContain(plainSpaces(drinkingWaterText(one.drinkingWater)));
    await pdf.destroy();
  }
});

test.skipIf(!isQrReaderInstalled())("a data sheet's codes lead to its finishes (16.17)", async () => {
  const pdf = await openPdf(path.join(served, dataSheet(model)));
  const codes = readQrCodes(await pictureOf(pdf, 2, 300 / 72));
  await pdf.destroy();
  expect(codes.sort()).toEqual(
    model.finishes.map((finish) => getBrand().siteUrl + paths.digitalLink(finish.gtin)).sort(),
  );
});
