import { expect, test } from "vitest";
import { maxQueryLength } from "../query";
import type { SearchEntry } from "./entry";
import { createSearch, type Search } from "./search.server";
import { vocabularyOf } from "./vocabulary";

function found(title: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return { kind: "product", title, to: `/${title}`, picture: null, ...more };
}

const search = createSearch([
  found("Bateria Lira", {
    codes: [
      { code: "LR-110" },
      { code: "LR-110-CH", variant: 0 },
      { code: "9520000000103", variant: 0 },
      { code: "LR-110-CM", variant: 1 },
    ],
    variants: [
      { label: "Chrom", to: "/chrom", picture: null, note: "LR-110-CH" },
      { label: "Czarny mat", to: "/czarny", picture: null, note: "LR-110-CM" },
    ],
    keywords: ["Chrom", "Czarny mat"],
  }),
  found("Bateria Kanta", {
    codes: [{ code: "KN-110" }],
    partCodes: ["CZ-1025", "CZ-1005", "CZ-1124"],
    text: ["Pasuje do umywalki Misa"],
  }),
  found("Umywalka Misa", { codes: [{ code: "MS-511" }], partCodes: ["CZ-1025", "CZ-1005"] }),
  found("Regulator", {
    kind: "part",
    note: "CZ-1025",
    codes: [{ code: "CZ-1025" }, { code: "CZ-1005", variant: 0 }],
    variants: [{ label: "CZ-1005", to: "/Regulator", picture: null, note: "CZ-1025 zamiast CZ-1005" }],
  }),
  found("Aerator", { kind: "part", codes: [{ code: "CZ-1124" }] }),
  found("Umywalki", { kind: "category" }),
  found("Jak czyścić baterię", { kind: "article" }),
  found("Czy bateria kapie?", { kind: "question" }),
]);

const hit = (to: string) => ({ kind: "page" as const, title: to, to, picture: null });
const leading = createSearch(
  [found("Bateria Lira"), found("Syfon", { text: ["cienki", "strumień"] })],
  undefined,
  [
    { said: "cieknie", hit: hit("/kapie") },
    { said: "cieknie syfon", hit: hit("/syfon") },
    { said: "słaby strumień", hit: hit("/strumien") },
    { said: "sklep", hit: hit("/sklepy") },
    { said: "Poznań", isTown: true, hit: hit("/sklepy?w=poznan") },
    { said: "Strumień", isTown: true, hit: hit("/sklepy?w=strumien") },
    { said: "Nowy Sącz", isTown: true, hit: hit("/sklepy?w=sacz") },
  ],
);

test.each([
  ["cieknie", ["/kapie"]],
  ["cieknie z baterii", ["/kapie"]],
  ["cieknie syfon", ["/syfon"]],
  ["słaby strumień wody", ["/strumien"]],
  ["sklep", ["/sklepy"]],
  ["sklep w Poznaniu", ["/sklepy?w=poznan"]],
  ["Nowy Sącz", ["/sklepy?w=sacz"]],
  ["nowy sklep", ["/sklepy"]],
  ["bateria Poznań", ["/sklepy?w=poznan"]],
  ["bateria w Strumieniu", ["/sklepy?w=strumien"]],
  ["bateria strumień", undefined],
  ["cieknie w Poznaniu", ["/kapie"]],
  ["słaby", undefined],
])("what people say, %j, leads to %j (7.6)", (query, hrefs) => {
  expect(leading.find(query)?.exact?.hits.map(({ to }) => to)).toEqual(hrefs);
  expect(leading.suggest(query)[0]?.hits.map(({ to }) => to) ?? []).toEqual(hrefs ?? expect.anything());
  if (hrefs) expect(leading.didYouMean(query)).toBeNull();
});

test("words that even the best hit lacks are named, and a word of a text is not a correction (7.5, 7.6)", () => {
  expect(leading.find("bateria bidetowa")?.missing).toEqual(["bidetowa"]);
  expect(leading.find("lira bateria")?.missing).toEqual([]);
  expect(leading.didYouMean("cienkib")).toBeNull();
});

const titles = (query: string, { find }: Search = search) => find(query)?.hits.map(({ title }) => title);

const exact = (query: string) => search.find(query)?.exact?.hits;

test("codes of a finish, or a word for it, lead to the product in that finish", () => {
  for (const query of ["lr 110 cm", "LR-110 czarny mat"])
    expect(exact(query)).toMatchObject([{ to: "/czarny", note: "LR-110-CM" }]);
  expect(search.find("czarna bateria")?.hits[0]).toMatchObject({ to: "/czarny", note: "LR-110-CM" });
});

test("codes of a model lead to the model, partial ones to all that start with them", () => {
  expect(exact("lr110")).toMatchObject([{ to: "/Bateria Lira" }]);
  expect(titles("LR-1")).toEqual(["Bateria Lira"]);
  expect(titles("952000")).toEqual(["Bateria Lira"]);
  expect(exact("LR-1")).toBeUndefined();
});

test("codes of several things lead to all of them", () => {
  expect(search.find("KN-110, LR-110-CM, LR-110-CH, KN 110")?.exact).toMatchObject({
    title: "Dokładnie te numery",
    hits: [{ to: "/Bateria Kanta" }, { to: "/czarny" }, { to: "/chrom" }],
  });
});

test("codes of spare parts lead to the part, and below it to every product that has it", () => {
  expect(exact("cz1025")).toMatchObject([{ kind: "part", title: "Regulator", note: "CZ-1025" }]);
  expect(search.find("CZ 1025")).toMatchObject({
    title: "Produkty z tą częścią",
    hits: [{ title: "Bateria Kanta" }, { title: "Umywalka Misa" }],
    others: [],
  });
  expect(search.suggest("CZ 1025").map(({ kind }) => kind)).toEqual(["exact", "product"]);
  expect(search.find("CZ-1025 CZ-1124")?.title).toBe("Produkty z tymi częściami");
  expect(exact("CZ-1005")).toMatchObject([{ note: "CZ-1025 zamiast CZ-1005" }]);
});

test("codes beside other words limit the rest to its kind", () => {
  expect(exact("bateria CZ-1025")).toMatchObject([{ title: "Regulator" }]);
  expect(titles("bateria CZ-1025")).toEqual(["Bateria Kanta", "Umywalka Misa", "Bateria Lira"]);
});

test("codes stay with the kind that is asked for", () => {
  const [products, parts] = (["product", "part"] as const).map((kind) => search.find("CZ-1025", 1, kind));
  expect(products).toMatchObject({ exact: null, title: "Produkty z tą częścią" });
  expect(parts).toMatchObject({ exact: { hits: [{ title: "Regulator" }] }, hits: [], pages: 1 });
});

test("a word with a minus leaves out what is called so, and what is in no other finish (7.8)", () => {
  expect(titles("bateria -kanta")).toEqual(["Bateria Lira"]);
  expect(titles("bateria -czarny")).toContain("Bateria Lira");
  expect(titles("bateria LR - kanta")).toEqual(titles("bateria LR kanta"));
  expect(titles("misa -umywalki")).toEqual(["Bateria Kanta"]);
  expect(search.find("misa -umywalki")?.without).toEqual(["umywalki"]);
});

test("words must all be found; names rank above texts (7.4)", () => {
  expect(titles("umywalka misa")).toEqual(["Umywalka Misa"]);
  expect(titles("misa")).toEqual(["Umywalka Misa", "Bateria Kanta"]);
  expect(titles("bateria chromowana")).toEqual(["Bateria Lira"]);
});

test("words may partly be missing where nothing has them all (7.4)", () => {
  expect(titles("bateria Kanta xyzzy")).toEqual(["Bateria Kanta"]);
  expect(titles("misa xyzzy plugh")).toEqual([]);
  expect(titles("bateria xyzzy plugh")).toEqual(["Bateria Lira", "Bateria Kanta"]);
});

test.each(["", "   ", "i", "<>", "🛁", "\u0000", "x".repeat(5000), "%%%", "__proto__", "constructor"])(
  "words %j find nothing and break nothing",
  (query) => {
    expect(titles(query)).toEqual([]);
    expect(search.didYouMean(query)).toBeNull();
    expect(search.suggest(query)).toEqual([]);
  },
);

test("words beyond 200 characters are ignored", () => {
  expect(search.find("lira ".repeat(1000))?.query).toHaveLength(maxQueryLength - 1);
});

const kinds = createSearch(
  [
    found("Umywalka Misa", { sizes: [600, 460] }),
    found("Umywalka okrągła", { sizes: [400, 400] }),
    found("Brodzik płaski", { sizes: [1200, 800, 28], nouns: ["prysznic"] }),
    found("Brodzik kwadratowy", { sizes: [900, 900, 28], nouns: ["prysznic"] }),
    found("Bateria umywalkowa", { text: ["rozstaw 150 mm"], sizes: [120] }),
    found("Wąż", { kind: "part", nouns: ["wężyk"], text: ["Bateria umywalkowa"] }),
    found("Uchwyt na papier"),
    found("Wieszak"),
  ],
  vocabularyOf(
    [
      { word: "umywalka", also: [], english: ["basin"] },
      { word: "bateria", also: [], english: ["tap"] },
    ],
    [],
    ["łazienkowy"],
  ),
  [],
  [
    { said: ["umywalka"], none: "umywalek", instead: [] },
    { said: ["bidet", "bidetka"], none: "bidetów", instead: [hit("/umywalki")] },
  ],
);

test.each([
  ["umywalka 50 cm", "Nie mamy umywalek 50 cm; najbliższe: 40, 60 cm", ["Umywalka Misa", "Umywalka okrągła"]],
  ["500 mm umywalka misa", "Nie mamy takich umywalek 500 mm; najbliższe: 600 mm", ["Umywalka Misa"]],
  ["umywalka 46", "Produkty", ["Umywalka Misa"]],
  ["umywlaka 40", "Produkty", ["Umywalka okrągła"]],
  ["brodzik 80x120", "Produkty", ["Brodzik płaski"]],
  [
    "brodzik 80 na 80",
    "Nie mamy tego w rozmiarze 80 × 80 cm; najbliższe: 90 × 90, 120 × 80 cm",
    ["Brodzik kwadratowy", "Brodzik płaski"],
  ],
  ["bateria 150", "Produkty", ["Bateria umywalkowa"]],
  ["do umywalki bateria", "Produkty", ["Bateria umywalkowa"]],
  ["czarny prysznic", "Produkty", ["Brodzik płaski", "Brodzik kwadratowy"]],
  ["wężyk do baterii", "Produkty", []],
  ["wieszak na papier", "Produkty", ["Uchwyt na papier"]],
  ["wieszak na umywalkę", "Produkty", ["Wieszak"]],
  ["basin tap", "Produkty", ["Bateria umywalkowa"]],
])("the kind that is asked for is never left out: %s: %s (7.7)", (query, title, hits) => {
  expect(kinds.find(query)?.title.replaceAll("\u00a0", " ")).toBe(title);
  expect(titles(query, kinds)).toEqual(hits);
});

test("a word that tells nothing apart is not missing (7.4)", () => {
  expect(kinds.find("wieszak łazienkowy")?.missing).toEqual([]);
  expect(kinds.find("wieszak czerwony")?.missing).toEqual(["czerwony"]);
});

test("what is not made leads to the nearest, unless something else is asked for (7.6)", () => {
  const instead = { title: "Nie mamy bidetów; najbliższe, co robimy", hits: [{ to: "/umywalki" }] };
  for (const query of ["bidety", "bidetka do umywalki"]) {
    expect(kinds.find(query)).toMatchObject({ exact: instead, hits: [], missing: [] });
    expect(kinds.suggest(query)[0]).toMatchObject(instead);
    expect(kinds.didYouMean(query)).toBeNull();
  }
  expect(kinds.find("bateria do bidetu")?.exact).toBeNull();
});

test("a noun is corrected neither to a verb nor to an adjective (7.5)", () => {
  const { didYouMean } = createSearch([found("Bateria ścienna"), found("Czy muszę?", { kind: "question" })]);
  expect(["ścierka", "muszla", "ścienma"].map(didYouMean)).toEqual([null, null, "ścienna"]);
});

const many = createSearch([
  found("Regulator", { kind: "part", codes: [{ code: "CZ-1" }] }),
  found("Relingi", { kind: "category" }),
  ...Array.from({ length: 30 }, (_, place) => found(`Reling ${place + 100}`, { partCodes: ["CZ-1"] })),
]);

test("results beyond 24 come in pages; beyond the last there is none", () => {
  expect(many.find("reling")?.counts[0]).toEqual({ kind: "product", count: 30 });
  expect(many.find("reling")).toMatchObject({ page: 1, pages: 2 });
  expect(many.find("reling", 2)?.hits.map(({ title }) => title)).toEqual(
    Array.from({ length: 6 }, (_, place) => `Reling ${place + 124}`),
  );
  expect(many.find("reling", 3)).toBeNull();
  expect(many.find("nic", 2)).toBeNull();
});

test("results beyond 24 have exact hits and other kinds on the first page only", () => {
  expect(many.find("CZ-1")).toMatchObject({ exact: { hits: [{ title: "Regulator" }] }, pages: 2 });
  expect(many.find("CZ-1", 2)).toMatchObject({ exact: null, title: "Produkty z tą częścią" });
  expect(many.find("CZ-1", 2)?.hits).toHaveLength(6);
  expect(many.find("reling")?.others.map(({ kind }) => kind)).toEqual(["category"]);
  expect(many.find("reling", 2)?.others).toEqual([]);
});

test.each([
  ["bateira", "bateria"],
  ["umywlaka misa", "umywalka misa"],
  ["umywlaka -misa", "umywalka -misa"],
  ["bateria xyzzy", null],
  ["bateria", null],
  ["bater", null],
  ["LR-110", null],
  ["xyzzy", null],
])("for %j the suggestion is %j", (query, suggestion) => {
  expect(search.didYouMean(query)).toBe(suggestion);
});
