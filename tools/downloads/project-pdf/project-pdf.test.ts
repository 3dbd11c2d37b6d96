import fc from "fast-check";
import { expect, test } from "vitest";
import { openPdf, pictureOf, structureOf, wordsOf } from "../../../tests/support/readers/pdf";
import { isQrReaderInstalled, readQrCodes } from "../../../tests/support/readers/qr-reader";
import { makeProjectPdf } from "./project-pdf";

const siteUrl = "https://modrawa.example";
const product = {
  name: "Bateria umywalkowa niska Lira",
  finish: "Chrom",
  gtin: "9520000000103",
  collection: "Lira",
  weight: 1.4,
  picture: null,
  page: `${siteUrl}/produkt/lira-bateria-umywalkowa-niska`,
  dataSheet: `${siteUrl}/files/karty/LR-110-lira-bateria-umywalkowa-niska.pdf`,
  scanned: `${siteUrl}/01/09520000000103`,
};
const line = { code: "LR-110-CH", quantity: 2, product, note: "pod oknem", problem: "" };
const sums = { pieces: 2, weight: 0.56, weighedPieces: 2, packedWeight: null, flow: 10 };
const brand = { name: "Modrawa", author: "Modrawa", siteUrl };

const made = (rooms: Parameters<typeof makeProjectPdf>[0]["project"]["rooms"]) =>
  makeProjectPdf({
    project: { href: `${siteUrl}/projekt?l=1`, name: "Dom", rooms, sums },
    brand,
    date: "2026-11-22",
  });

test("a list has its rooms, names, numbers, quantities and sums", async () => {
  const problem = "Brak ilości. Nie znamy tego numeru.";
  const unknown = { code: "XX-999", quantity: null, product: null, note: "", problem };
  const pdf = await openPdf(
    await made([{ name: "", title: "Łazienka <1> · 2 pozycje", lines: [line, unknown] }]),
  );
  const words = await wordsOf(pdf, 1);
  for (const shown of [
    ...["Łazienka <1> · 2 pozycje", "Dom", "LR-110-CH · EAN 9520000000103 · Chrom Uwaga: pod oknem"],
    ...["2 szt.", "XX-999 Do wyjaśnienia: Brak ilości. Nie znamy tego numeru. ilość: ?", "Liczba opakowań 2"],
    ...["Masa produktów 0,56 kg", "10 l/min"],
  ])
    expect(words).toContain(shown);
  const structure = await structureOf(pdf, 1);
  const roles = structure.map(({ role }) => role);
  for (const role of ["H1", "H2", "L", "LI", "Link"]) expect(roles).toContain(role);
  const code = { role: "Figure", alt: `Kod QR: ${product.scanned}` };
  expect(structure).toContainEqual(expect.objectContaining(code));
});

test("a spare part has a drawing of its kind, its number and its mass (27.14)", async () => {
  const part = {
    ...product,
    name: "Regulator ceramiczny 25 mm",
    outline: "M21 5h6v9h-6zM15 14h18v19H15z",
    finish: null,
    gtin: "9520001010255",
    scanned: `${siteUrl}/czesci-zamienne/CZ-1025`,
  };
  const line = { code: "CZ-1025", quantity: 3, product: part, note: "", problem: "" };
  const pdf = await openPdf(await made([{ name: "", title: "A", lines: [line] }]));
  expect(await wordsOf(pdf, 1)).toContain("Regulator ceramiczny 25 mm CZ-1025 · EAN 9520001010255 3 szt.");
  const figures = (await structureOf(pdf, 1)).filter(({ role }) => role === "Figure");
  expect(figures).toHaveLength(2);
});

test.skipIf(!isQrReaderInstalled())("a phone reads each line's code off paper", async () => {
  const pdf = await openPdf(await made([{ name: "", title: "A", lines: [line] }]));
  expect(readQrCodes(await pictureOf(pdf, 1, 300 / 72))).toEqual([product.scanned]);
});

test("the longest list goes on over pages, and the same list is the same file", async () => {
  const rooms = [{ name: "A", title: "A", lines: Array.from({ length: 60 }, () => line) }];
  const [one, again] = [await made(rooms), await made(rooms)];
  expect(Buffer.from(one).equals(again)).toBe(true);
  expect((await openPdf(one)).numPages).toBeGreaterThan(4);
});

test("a room may have any name", async () => {
  const title = fc.string({ unit: "binary", minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(title, async (name) => {
      const pdf = await openPdf(await made([{ name: "", title: name, lines: [line] }]));
      expect(pdf.numPages).toBe(1);
    }),
    { numRuns: 30 },
  );
});
