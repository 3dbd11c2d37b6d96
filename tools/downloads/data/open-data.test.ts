import { Ajv2020 } from "ajv/dist/2020";
import { expect, test } from "vitest";
import {
  sampleCatalogue,
  sampleFinish,
  sampleNames,
  sampleProduct,
} from "../../../tests/support/samples/product-samples";
import { openData } from "../open-data";
import { jsonSchema, type OpenData } from "./schema";
import { dataTable } from "./table";

const brand = { name: "Modrawa", siteUrl: "https://modrawa.example" };
const download = {
  path: "/models/lira-bateria/LR-110-lira-bateria.step",
  format: "step",
  bytes: 1_200,
  version: "1.0",
  date: "2026-11-20",
};
const body = sampleProduct({
  slug: "element",
  code: "EP-20",
  name: "Element podtynkowy",
  goesWith: ["lira-bateria"],
  finishes: [sampleFinish("surowy", "EP-20-BP", "9520000005801")],
});
const tap = sampleProduct({
  finishes: [sampleFinish("chrom"), sampleFinish("czarny-mat", "LR-110-CM", "9520000000110")],
  downloads: [download],
  requires: ["element"],
  goesWith: ["element"],
  etim: { release: "ETIM-9.0", class: "EC000000", features: { EF000000: true } },
});
const gone = sampleProduct({
  slug: "lira-dawna",
  code: "LR-100",
  order: 99,
  withdrawn: { from: "2026-12-01", successor: "lira-bateria" },
  finishes: [sampleFinish("chrom", "LR-100-CH", "9520000000097")],
});
const data = openData(sampleCatalogue([tap, body, gone]), brand, { has: () => true });
const itemOf = (wanted: string) => data.products.find(({ code }) => code === wanted);

const ajv = new Ajv2020({
  allowUnionTypes: true,
  formats: { uri: (text) => URL.canParse(text), date: /^\d{4}-\d\d-\d\d$/ },
});
const isValid = ajv.compile(
  jsonSchema("https://modrawa.example/dane/produkty.schema.json", sampleNames.mountings),
);

test("an entry has its numbers, its own page and its whole URLs", () => {
  expect(itemOf("LR-110-CM")).toMatchObject({
    gtin: "9520000000110",
    digitalLink: "https://modrawa.example/01/09520000000110",
    name: "Bateria Lira, czarny mat",
    model: { code: "LR-110", name: "Bateria Lira" },
    categories: [{ id: 4101, path: ["Baterie umywalkowe", "Stojące niskie"] }],
    url: "https://modrawa.example/produkt/lira-bateria?wykonczenie=czarny-mat",
    pictures: ["https://modrawa.example/images/packshots/czarny-mat-1200.jpg"],
    files: [
      { format: "pdf", url: "https://modrawa.example/files/karty/LR-110-lira-bateria.pdf" },
      { format: "step", bytes: 1_200, url: `https://modrawa.example${download.path}` },
      { format: "zip", url: "https://modrawa.example/files/LR-110-lira-bateria.zip" },
    ],
  });
});

test("values have their units; texts have neither units nor no-break spaces", () => {
  const item = itemOf("LR-110-CH");
  expect(item?.measures[0]).toEqual({ key: "width", label: "Szerokość", value: 50, unit: "mm" });
  expect(item?.technical).toEqual([
    { key: "flowLpm3bar", label: "Przepływ przy 3 barach", value: 5, unit: "l/min" },
    { key: "material", label: "Materiał", value: "Mosiądz" },
  ]);
  expect(JSON.stringify(data)).not.toContain("\u00a0");
});

test("what a product cannot be mounted without, and what has taken its place, is named", () => {
  const url = "https://modrawa.example/produkt/element";
  expect(itemOf("LR-110-CH")?.requires).toEqual([{ code: "EP-20", name: "Element podtynkowy", url }]);
  expect(itemOf("LR-100-CH")?.withdrawn).toMatchObject({ from: "2026-12-01", successor: { code: "LR-110" } });
});

test("a model has changed with its newest file, its withdrawal or the day that its file names", () => {
  expect(itemOf("LR-110-CH")?.lastModified).toBe("2026-11-20");
  expect(itemOf("LR-100-CH")?.lastModified).toBe("2026-12-01");
  const changed = openData(sampleCatalogue([sampleProduct({ changed: "2027-01-02" })]), brand, {
    has: () => true,
  });
  expect([changed.products[0]?.lastModified, changed.lastModified]).toEqual(["2027-01-02", "2027-01-02"]);
  expect(data.lastModified).toBe("2026-12-01");
});

test("the schema accepts the data, and nothing that lacks a number or bears an unknown field", () => {
  expect(isValid(JSON.parse(JSON.stringify(data))), JSON.stringify(isValid.errors)).toBe(true);
  const spoilt = (change: object): OpenData => {
    const [item] = structuredClone(data.products);
    return { ...data, products: item ? [Object.assign(item, change)] : [] };
  };
  for (const change of [{ gtin: "123" }, { gtin: undefined }, { url: "/produkt/x" }, { price: 1 }])
    expect(isValid(JSON.parse(JSON.stringify(spoilt(change))))).toBe(false);
});

test("the table has a row for each finish, and no column that would be empty", () => {
  const { columns, rows } = dataTable(data, sampleNames);
  const heads = columns.map(({ head }) => head);
  const cell = (code: string, head: string) =>
    rows.find(([number]) => number === code)?.[heads.indexOf(head)];
  expect(rows).toHaveLength(4);
  expect(new Set(heads).size).toBe(heads.length);
  expect(heads).toContain("Przepływ przy 3 barach [l/min]");
  expect(heads).not.toContain("Moc [W]");
  expect(cell("LR-110-CM", "Kategorie")).toBe("Baterie umywalkowe > Stojące niskie");
  expect(cell("LR-110-CM", "Do montażu zamów osobno")).toBe("EP-20");
  expect(cell("LR-110-CM", "ETIM, klasa")).toBe("EC000000");
  expect(cell("LR-100-CH", "Wycofany od")).toEqual(new Date("2026-12-01"));
  expect(cell("EP-20-BP", "Wycofany od")).toBeNull();
});
