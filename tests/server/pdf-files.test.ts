import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readProducts } from "~/catalogue/range/products.server";
import { openPdf, structureOf, wordsOf } from "../support/pdf";

const served = "build/client";
const catalogueAddress = "/files/katalog-modrawa-2026-2027.pdf";
const sheetAddress = "/files/karty/LR-110-lira-bateria-umywalkowa-niska.pdf";

type Opened = Awaited<ReturnType<typeof openPdf>>;

describe.each([
  ["catalogue", catalogueAddress, "Katalog Modrawa 2026/2027"],
  ["data sheet", sheetAddress, "LR-110 Bateria umywalkowa niska Lira – karta produktu"],
])("the %s", (_, address, title) => {
  let pdf: Opened;
  beforeAll(async () => {
    pdf = await openPdf(path.join(served, address));
  });
  afterAll(() => pdf.destroy());

  test("has a title, Polish as its language and marked structure", async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: title, Language: "pl-PL" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  test("describes every picture and names its headings", async () => {
    const elements = await structureOf(pdf, 1);
    const figures = elements.filter(({ role }) => role === "Figure");
    expect(figures.length).toBeGreaterThan(1);
    for (const { alt } of figures) expect(alt).toMatch(/\p{L}/u);
    expect(elements.map(({ role }) => role)).toContain("H1");
  });
});

describe("the catalogue's pages", () => {
  let pdf: Opened;
  let contents: string;
  beforeAll(async () => {
    pdf = await openPdf(path.join(served, catalogueAddress));
    contents = await wordsOf(pdf, 2);
  });
  afterAll(() => pdf.destroy());

  test("are as many as a catalogue of one page a product needs, in a file that can be sent", () => {
    expect(pdf.numPages).toBeGreaterThan(readProducts().files.length + 10);
    expect(pdf.numPages).toBeLessThan(100);
    expect(readFileSync(path.join(served, catalogueAddress)).length).toBeLessThan(25_000_000);
  });

  test("are where the contents say", async () => {
    const page = Number(/Bateria umywalkowa niska Lira (\d+)/.exec(contents)?.[1]);
    const words = await wordsOf(pdf, page);
    expect(words).toContain("Bateria umywalkowa niska Lira");
    expect(words).toContain("LR-110-ZS");
    expect(words).toContain("Złoto szczotkowane");
    expect(words).toContain("Zasięg wylewki 115 mm");
  });

  test("can be reached by links and by bookmarks", async () => {
    const links = await (await pdf.getPage(2)).getAnnotations();
    expect(links.length).toBeGreaterThan(60);
    for (const { dest } of links) expect(await pdf.getDestination(dest)).not.toBeNull();
    const titles = (await pdf.getOutline()).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Spis treści", "Baterie umywalkowe", "Indeks numerów"]));
  });

  test("end with care, warranty and an index that has every number of the current range", async () => {
    const pages = Array.from({ length: 6 }, (_, index) => pdf.numPages - 5 + index);
    const words = (await Promise.all(pages.map((page) => wordsOf(pdf, page)))).join(" ");
    expect(words).toContain("Wytrzyj do sucha");
    expect(words).toContain("Okresy gwarancji");
    const current = readProducts().files.flatMap(({ data }) => (data.withdrawn ? [] : data.finishes));
    for (const { code } of current) expect(words).toContain(code);
  });
});

test("every model has a data sheet with its name and number, on two pages", async () => {
  for (const { data } of readProducts().files) {
    const pdf = await openPdf(path.join(served, `files/karty/${data.code}-${data.slug}.pdf`));
    expect(pdf.numPages).toBe(2);
    const words = await wordsOf(pdf, 1);
    expect(words).toContain(data.name);
    expect(words).toContain(data.code);
    await pdf.destroy();
  }
});
