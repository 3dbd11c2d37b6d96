import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openPdf, wordsOf } from "../../support/readers/pdf";
import { get, site } from "../../support/site/shared-pages";

const pair = { a: "lira-bateria-umywalkowa-wysoka", b: "misa-umywalka-nablatowa-owalna" };

const ask = (query: Record<string, string>, init?: RequestInit) =>
  fetch(`${site.url}/pliki/szablon.pdf?${new URLSearchParams(query)}`, init);

test("a template is saved under a name that says the numbers and the distance, and listed by nobody (26.13)", async () => {
  const response = await ask({ ...pair, odleglosc: "62" });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="modrawa-szablon-LR-120-MS-511-62-mm.pdf"',
    "cache-control": "private, max-age=600",
    "x-robots-tag": "noindex",
  });
  const pdf = await openPdf(await response.bytes());
  expect(await wordsOf(pdf, 1)).toContain("Odległość osi baterii od krawędzi umywalki: 62 mm.");
});

test("what former pages offered leads on: a product's template on A3 to that on A4, a mounting card to its pair (26.9, 26.13)", async () => {
  const ledTo = async (href: string) => (await get(href)).headers.get("Location");
  expect(await ledTo("/pliki/szablon.pdf?a=lira-reling-600&papier=a3")).toBe("/files/szablony/LR-930.pdf");
  expect(await ledTo("/files/montaz/LR-120-MS-511.pdf")).toBe("/dopasowanie?a=LR-120&b=MS-511");
  expect(await ledTo("/files/montaz/LR-120.pdf")).toBe("/404");
});

test("whoever asks for the same, in whatever spelling, is sent the same file (26.13)", async () => {
  const asked: Record<string, string>[] = [
    { a: pair.a, b: pair.b },
    { a: pair.b, b: pair.a },
    { umywalka: "MS-511", bateria: "LR-120", odleglosc: "50,2", utm_source: "x" },
  ];
  const made = await Promise.all(asked.map(async (query) => Buffer.from(await (await ask(query)).bytes())));
  const [first = Buffer.alloc(0)] = made;
  for (const other of made) expect(other.equals(first)).toBe(true);
  const etag = (await ask(pair)).headers.get("ETag") ?? "";
  expect((await ask(pair, { headers: { "If-None-Match": etag } })).status).toBe(304);
});

test.each([
  ["without a product", {}, ""],
  ["of a pair with an unknown product", { a: pair.a, b: "<b>" }, `?a=${pair.a}&b=-`],
  ["of a tap without its basin", { a: "LR-120" }, `?bateria=${pair.a}`],
  ["of a pair without a rule", { a: "LR-930", b: "MS-511" }, `?a=lira-reling-600&b=${pair.b}`],
  ["of a pair that needs no hole", { a: "MD-825", b: "MS-511" }, `?a=${pair.b}&b=korek-niezamykany`],
  [
    "of a pair that does not fit",
    { a: "LR-110", b: "MS-511" },
    `?a=lira-bateria-umywalkowa-niska&b=${pair.b}`,
  ],
  ["at a distance that cannot be", { ...pair, odleglosc: "9999" }, `?a=${pair.a}&b=${pair.b}&odleglosc=-`],
])("a template %s leads to the page of what was asked for (26.13)", async (_what, query, page) => {
  const response = await ask(query as Record<string, string>, { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([302, `/dopasowanie${page}`]);
});

test("the ZIP of a project list has the templates of its products and pairs (27.11)", async () => {
  const query = new URLSearchParams([
    ["l", "1.LR-120-CH.MS-511-BI.LR-930-CH"],
    ["pliki", "szablony"],
  ]);
  const response = await fetch(`${site.url}/pliki/projekt.zip?${query}`);
  const files = unzipSync(await response.bytes());
  expect(Object.keys(files).sort()).toEqual(["szablony/LR-120-MS-511.pdf", "szablony/LR-930.pdf"]);
  const made = readFileSync("build/client/files/szablony/LR-120-MS-511.pdf");
  expect(Buffer.from(files["szablony/LR-120-MS-511.pdf"] ?? []).equals(made)).toBe(true);
  const { text: html } = await get("/projekt?l=1.LR-120-CH.MS-511-BI.LR-930-CH");
  expect(html).toMatch(/Szablony 1:1 do wiercenia, A4.*?2\u00a0pliki/s);
});

test("pages link the templates of a pair and of a product on a wall, with its sheets (26.12)", async () => {
  const html = async (path: string) => (await get(path)).text.replaceAll("&amp;", "&");
  const initial = await html(`/dopasowanie?${new URLSearchParams(pair)}`);
  expect(initial).toContain('href="/files/szablony/LR-120-MS-511.pdf"');
  const query = `a=${pair.a}&b=${pair.b}`;
  const chosen = await html(`/dopasowanie?${query}&odleglosc=62`);
  expect(chosen).toContain(`href="/pliki/szablon.pdf?${query}&odleglosc=62"`);
  expect(chosen).toMatch(/Szablon A4 \(PDF, 2\u00a0arkusze\)/);
  expect(await html("/dopasowanie?a=LR-110&b=MS-511")).not.toContain("szablon.pdf");
  const product = await html("/produkt/lira-reling-600");
  expect(product).toContain('href="/files/szablony/LR-930.pdf"');
  expect(await html(`/produkt/${pair.a}`)).not.toContain("szablony/");
});
