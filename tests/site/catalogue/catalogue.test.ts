import { expect, test } from "vitest";
import { z } from "zod";
import { canonical, follow, get, jsonLd, mainWords, site } from "../../support/site/shared-pages";

const category = "/produkty/4100-baterie-umywalkowe";
const mixer = "/produkt/lira-bateria-umywalkowa-niska";

test("the link preview of a finish names the finish and leads to it, and search engines know the model (1.25, 16.2)", async () => {
  const { text } = await get(`${mixer}?wykonczenie=czarny-mat`);
  expect(text).toContain('="og:title" content="Bateria umywalkowa niska Lira LR-110-CM, Czarny mat"/>');
  expect(text).toContain(`<meta property="og:url" content="${site.url}${mixer}?wykonczenie=czarny-mat"/>`);
  expect(canonical(text)).toBe(mixer);
  expect((await get(mixer)).text).toContain('content="Bateria umywalkowa niska Lira LR-110"/>');
});

test("finishes among the filters show their colour, metals what they mirror, and who has another make's basin is led on (15.2, 25.9, 26.20)", async () => {
  const { text } = await get(category);
  expect(text).toMatch(/\?wykonczenie=czarny-mat"[^>]*><span[^>]*><\/span><svg aria-hidden="true" color="#/);
  expect(text).toMatch(/ color="#c8cacc"[^>]* class="swatch swatch-polished/);
  expect(text).toMatch(/<a [^>]*href="\/dopasowanie\/mam-juz"[^>]*>Umywalka innej marki</);
  expect((await get("/produkty/4300-prysznice")).text).not.toContain("Umywalka innej marki");
});

test("a product's page leads to its parts (16.1)", async () => {
  const { text } = await get(mixer);
  const places = [...text.matchAll(/<a href="#([a-z-]+)" class="chip">/g)].map(([, id]) => id);
  expect(places).toEqual(["pliki", "rysunek", "czesci", "pasuje-do"]);
  for (const id of places) expect(text).toContain(`id="${id}"`);
});

test("a product leads back through its category, and to its collection, which leads to rooms, news and products (1.28, 5.5)", async () => {
  const wayTo = (html: string) => {
    const [, way = ""] = /<nav aria-label="ścieżka nawigacji"(.*?)<\/nav>/s.exec(html) ?? [];
    return [...way.matchAll(/<(?:a|span) [^>]*>([^<]+)/g)].map(([, name]) => name);
  };
  const product = await get(mixer);
  expect(wayTo(product.text)).toEqual([
    "Home",
    "Produkty",
    "Baterie umywalkowe",
    "Stojące niskie",
    "Bateria umywalkowa niska Lira",
  ]);
  const collection = await follow(product, "Kolekcja Lira");
  expect(wayTo(collection.text)).toEqual(["Home", "Kolekcje", "Kolekcja Lira"]);
  expect(mainWords(collection.text)).toContain("We wnętrzach");
  expect(mainWords(collection.text)).toContain("Aktualności o kolekcji");
  const article = await follow(collection, "Biblioteka modeli 3D bez logowania");
  expect((await follow(article, "Kolekcja Lira")).href).toBe(collection.href);
  const gold = await follow(collection, "Złoto szczotkowane");
  expect(gold.href).toBe("/produkty?kolekcja=lira&wykonczenie=zloto-szczotkowane#produkty");
  const kanta = await follow(await follow(gold, "Wszystkie kolekcje"), "Kanta");
  expect((await follow(kanta, "Bateria umywalkowa niska Kanta")).status).toBe(200);
});

test("mixers are narrowed down to what fits a basin, and one of them leads to why (15.9)", async () => {
  const list = await follow(await get(category), /^Umywalka nablatowa owalna Misa \d+$/);
  expect(mainWords(list.text)).toContain("Pasuje do: Umywalka nablatowa owalna Misa");
  expect(mainWords(list.text)).not.toContain("Bateria umywalkowa niska Lira");
  const tap = await follow(list, "Bateria umywalkowa wysoka Lira");
  const pair = await follow(tap, "pasuje, zapas 67 mm");
  expect(mainWords(pair.text)).toContain("Pasuje : wylot jest 87 mm nad krawędzią umywalki, zapas 67 mm");
});

test.each([
  ["an invalid measure", "zasieg_od=%3Cb%3E", "Zasięg wylewki: podaj liczbę milimetrów od 0 do 10000."],
  ["filters that leave nothing", "wysokosc_od=9999", "Żaden produkt nie spełnia wszystkich warunków"],
])("a list's URL with %s says so: %s (15.5)", async (_, query, sentence) => {
  const { status, text } = await get(`${category}?${query}`);
  expect([status, text]).toEqual([200, expect.stringContaining(sentence)]);
  expect(text).not.toContain("<b>");
});

test("a list's URL in the order of names says so, and has pages (15.1, 15.4)", async () => {
  const list = await follow(await get("/produkty"), "Nazwa");
  expect(list.href).toBe("/produkty?sortuj=nazwa");
  expect(list.text).toMatch(/<a aria-current="true"[^>]*>Nazwa<\/a>/);
  expect(list.text).toMatch(/<a [^>]*rel="next"/);
  const second = await follow(list, "Następna");
  expect(second.text).toMatch(/<a [^>]*rel="prev"/);
  expect(canonical((await get("/produkty?strona=2")).text)).toBe("/produkty?strona=2");
  expect(second.href).toMatch(/^\/produkty\?sortuj=nazwa&strona=2#\w+$/);
  expect(second.text).toMatch(
    /<a [^>]*aria-current="page"[^>]*aria-label="Strona 2"|aria-label="Strona 2"[^>]*aria-current="page"/,
  );
});

test("a search shows separately, above the rest, what has exactly the typed number (7.3)", async () => {
  expect(mainWords((await get("/produkty?q=cz1025")).text)).toMatch(
    /Dokładnie ten numer Regulator ceramiczny 25 mm CZ-1025 (?:(?!Dokładnie).)* Produkty z tą częścią /,
  );
  const finish = await follow(await get("/produkty?q=lr+110+cm"), "Bateria umywalkowa niska Lira");
  expect(mainWords(finish.text)).toContain("LR-110-CM");
});

test("a search leads to pages and spare parts too, and can be narrowed to them (7.4)", async () => {
  const parts = await get(`/produkty?q=${encodeURIComponent("kartridż")}`);
  expect(mainWords(parts.text)).toContain("2 wyniki");
  const part = await follow(parts, "Regulator ceramiczny 25 mm");
  expect((await follow(part, "Bateria umywalkowa niska Lira")).href).toBe(`${mixer}#CZ-1025`);
  const pages = await follow(await get("/produkty?q=gwarancja"), /^Strony/);
  expect(pages.href).toBe("/produkty?q=gwarancja&rodzaj=strony");
  expect((await follow(pages, "Warunki gwarancji")).href).toBe("/warunki-gwarancji");
});

test("a search that finds nothing offers a way to continue (7.5)", async () => {
  const nothing = await get("/produkty?q=qwxyz");
  expect(mainWords(nothing.text)).toContain("Nic nie znaleźliśmy");
  expect((await follow(nothing, "Zobacz wszystkie kategorie")).href).toBe("/produkty");
});

type Group = { kind: string; hits: { title: string; to: string; picture: unknown }[] };

async function suggestions(query: string): Promise<Group[]> {
  const { status, headers, text } = await get(`/api/search${query}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("application/json");
  expect(headers.get("cache-control")).toContain("public, max-age=60");
  return JSON.parse(text).groups;
}

test("suggestions come in groups, products with their picture (2.4, 7.2)", async () => {
  const groups = await suggestions("?q=bateria+umywalkowa");
  expect(groups.map(({ kind }) => kind)).toEqual(["product", "category", "page", "article", "question"]);
  expect(groups[0]?.hits[0]).toMatchObject({
    title: "Bateria umywalkowa niska Lira",
    to: mixer,
    picture: { src: "packshots/lira-bateria-umywalkowa-niska-chrom" },
  });
});

test.each(["", "?q=%3C%3E%22%27%26", `?q=${"x".repeat(4_000)}`, "?q=%F0%9F"])(
  "suggestions for %j are none",
  async (query) => expect(await suggestions(query)).toEqual([]),
);

test("a drawing's lines are in the colour of the text, and the whole drawing is a file (16.12)", async () => {
  const { text } = await get(mixer);
  const [, views = ""] = /<use href="([^"]*views\.svg)#przod"/.exec(text) ?? [];
  expect((await get(views)).text).toContain('id="przod" fill="none" stroke="currentColor"');
  const [, file] = /<a href="([^"]*)"[^>]*>Powiększ rysunek</.exec(text) ?? [];
  expect(file).toBe("/models/lira-bateria-umywalkowa-niska/LR-110-lira-bateria-umywalkowa-niska.svg");
  expect((await get(String(file))).status).toBe(200);
});

test("the 3D library is narrowed by collection and format, and has the files of each model and of a collection (16.9)", async () => {
  const narrowed = await get("/bryly?kolekcja=misa&format=step");
  expect(mainWords(narrowed.text)).toContain("5 modeli");
  const chosen = [...narrowed.text.matchAll(/<option [^>]*selected=""[^>]*>([^<]*)/g)];
  expect(chosen.map(([, label]) => label)).toEqual(["Misa (5)", "Wszystkie", "STEP"]);
  const filesOf = (html: string) => [...html.matchAll(/href="([^"]*\/MS-512-[^"]*\.(\w+))"/g)];
  expect(filesOf(narrowed.text).map(([, , format]) => format)).toEqual(["step", "zip"]);
  const all = filesOf((await get("/bryly?kolekcja=misa")).text);
  expect(all.map(([, , format]) => format)).toEqual(expect.arrayContaining(["ifc", "glb", "step", "zip"]));
  for (const href of [...all.map(([, href = ""]) => href), "/files/kolekcja-misa.zip"])
    expect([href, (await get(href)).status]).toEqual([href, 200]);
});

test("what drinking water runs through names its declaration among the standards, a basin none (16.15)", async () => {
  const { text } = await get(mixer);
  expect(text.replaceAll("\u00a0", " ")).toContain("zgodności UE 14/2026 (przykładowa) z 2 listopada 2026");
  expect((await get("/produkt/misa-umywalka-nablatowa-okragla")).text).not.toContain("2024/371");
});

const group = z.object({
  "@type": z.literal("ProductGroup"),
  productGroupID: z.string(),
  hasVariant: z.array(z.object({ sku: z.string(), gtin13: z.string(), url: z.string() })),
});

test("a product's data for search engines name every finish with its code and EAN, and no price", async () => {
  const data = jsonLd((await get(mixer)).text);
  const product = group.parse(data.find((entry) => group.safeParse(entry).success));
  expect(product.hasVariant.map(({ sku, gtin13, url }) => [sku, gtin13, url.slice(site.url.length)])).toEqual(
    [
      ["LR-110-CH", "9520000000103", mixer],
      ["LR-110-CM", expect.stringMatching(/^952\d{10}$/), `${mixer}?wykonczenie=czarny-mat`],
      ["LR-110-ZS", expect.stringMatching(/^952\d{10}$/), `${mixer}?wykonczenie=zloto-szczotkowane`],
    ],
  );
  expect(JSON.stringify(data)).not.toMatch(/price|offers/i);
});
