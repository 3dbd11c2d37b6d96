import type { FindArtifact } from "lib/platform/files.server";
import { expect, test } from "vitest";
import { withOwnCodes } from "~/project/list/listed-item";
import { parseProject } from "~/project/list/project-list";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { projectExport } from "./project-export";
import { canonicalExportQuery, canonicalExportZipQuery } from "./query";
import { projectRows } from "./table";

const siteUrl = "https://modrawa.example";
const tap = sampleProduct({
  slug: "bateria",
  name: "=Bateria",
  code: "LR-110",
  finishes: [sampleFinish("chrom", "LR-110-CH"), sampleFinish("czarny-mat", "LR-110-CM")],
  technical: { weightKg: 1.1 },
});
const old = sampleProduct({
  slug: "reling",
  code: "LR-929",
  finishes: [sampleFinish("chrom", "LR-929-CH")],
  withdrawn: { from: "2026-03-31", successor: "bateria" },
});
const catalogue = sampleCatalogue([tap, old]);

const everyFile = (path: string) => ({ path, date: "2026-11-29", bytes: 1 });
const taken = (l: string, findArtifact: FindArtifact = everyFile) =>
  projectExport(withOwnCodes(parseProject(l), catalogue), catalogue, { siteUrl, findArtifact });
function columnOf(l: string, head: string, findArtifact?: FindArtifact) {
  const project = taken(l, findArtifact);
  const [heads, ...rows] = project ? projectRows(project) : [];
  return rows.map((row) => row[heads?.indexOf(head) ?? -1]);
}

test("a line has its code, its quantity and the weight of all pieces, without the errors of fractions", () => {
  const l = "1._rA.LR-110-CH*3.LR-110-CM";
  expect(columnOf(l, "Numer katalogowy")).toEqual(["LR-110-CH", "LR-110-CM"]);
  expect(columnOf(l, "Ilość")).toEqual([3, 1]);
  expect(columnOf(l, "Masa razem [kg]")).toEqual([3.3, 1.1]);
  const to = `${siteUrl}/produkt/bateria?wykonczenie=czarny-mat`;
  expect(columnOf(l, "Strona")[1]).toEqual({ text: "Strona", to });
});

test("a spare part has its name, its EAN, its mass and its page, and no data sheet (27.14)", () => {
  const l = "1.CZ-1005*2._rA.LR-110-CH";
  expect(columnOf(l, "Numer katalogowy")).toEqual(["CZ-1025", "LR-110-CH"]);
  expect(columnOf(l, "Nazwa")[0]).toBe("Regulator");
  expect(columnOf(l, "EAN")[0]).toBe("9520001010255");
  expect(columnOf(l, "Masa razem [kg]")[0]).toBe(0.1);
  expect(columnOf(l, "Strona")[0]).toEqual({ text: "Strona", to: `${siteUrl}/czesci-zamienne/CZ-1025` });
  expect(columnOf(l, "Karta produktu")[0]).toBeNull();
});

test("a line links to its product's data sheet where there is one (27.9)", () => {
  const sheet = { text: "Karta (PDF)", to: `${siteUrl}/files/karty/LR-110-bateria.pdf` };
  expect(columnOf("1.LR-110-CH", "Karta produktu")).toEqual([sheet]);
  expect(columnOf("1.LR-110-CH", "Karta produktu", () => null)).toEqual([null]);
});

test("the room's column is empty where no room is named (27.9)", () => {
  expect(columnOf("1.LR-110-CH", "Pomieszczenie")).toEqual([null]);
  expect(columnOf("1.LR-110-CH._rA.LR-110-CM", "Pomieszczenie")).toEqual([null, "A"]);
});

test("what cannot be ordered as it is gets exported with the reason", () => {
  const l = "1.LR-110.XX-999.LR-110-CH*0.LR-929-CH";
  expect(columnOf(l, "Do wyjaśnienia")).toEqual([
    expect.stringMatching(/^Ten numer ma kilka wykończeń\. Wybierz jedno: .*\(LR-110-CH\), .*\(LR-110-CM\)$/),
    "Nie znamy tego numeru.",
    "Brak ilości.",
    "Produkt wycofany z oferty. Następca: =Bateria LR-110-CH",
  ]);
  expect(columnOf(l, "Ilość")).toEqual([1, 1, null, 1]);
  expect(columnOf(l, "EAN")[0]).toBeNull();
});

test("URLs that ask for the same are one", () => {
  const zipQuery = (query: string) => canonicalExportZipQuery(new URLSearchParams(query), catalogue);
  expect(zipQuery("pliki=svg&l=1.lr110ch&x=1&pliki=karty&pliki=zly&pliki=svg")).toBe(
    "l=1.LR-110-CH&pliki=karty&pliki=svg",
  );
  expect(canonicalExportQuery(new URLSearchParams("l=1"), catalogue)).toBe("");
});
