import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { smallAfterStop } from "../../../tools/content-check/checks/texts/check-wording";
import { getLines, sendRaw } from "../../support/readers/raw-request";
import { dataPath } from "../../support/site/data-requests";
import { pages, pagesWithQueries } from "../../support/site/pages";
import { canonical, follow, get, isNoindex, site } from "../../support/site/shared-pages";

/** Returns the text that a visitor reads: inline elements do not split sentences, blocks follow without a space. */
const wordsOf = (html: string) =>
  html.replace(/<(script|style)[ >].*?<\/\1>|<[^>]*>/gs, "").replaceAll("\u00a0", " ");

/** Rules that React's serialisation or a library breaks harmlessly are off. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-inline-style": "error",
    "no-trailing-whitespace": "off",
    "valid-id": "off",
    "void-style": "off",
  },
});

async function errorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

test.each(pages)("%s has title, description, canonical link (1.25), and whole sentences", async (path) => {
  const { status, headers, text: html } = await get(path);
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(html).toContain('<html lang="pl"');
  expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(canonical(html)).toBe(path);
  expect(wordsOf(html)).not.toMatch(smallAfterStop);
  // iPhones would make telephone links of EANs; programs search for names with ordinary spaces.
  expect(html).toContain('<meta name="format-detection" content="telephone=no"/>');
  expect(html).not.toMatch(/"name":"[^"]*\u00a0[^"]*","item"/);
});

test.each([...pages, ...pagesWithQueries])(
  "%s is valid HTML, with heading, header and footer without scripts (24.3)",
  async (path) => {
    const { text: html } = await get(path);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<header[ >].*<main[ >].*<footer[ >]/s);
    // In a number field, browsers drop the comma of „12,5” and send 125.
    expect(html).not.toContain('type="number"');
    expect(await errorsIn(html)).toEqual([]);
  },
);

test.each([
  ["/%", 400],
  [`/${"a".repeat(5_000)}`, 414],
])("%s, rejected before a page is rendered, is valid HTML", async (path, status) => {
  const answer = await get(path);
  expect([answer.status, await errorsIn(answer.text)]).toEqual([status, []]);
});

test.each([
  ["/punkty-sprzedazy?kolekcja=lira", null],
  ["/punkty-sprzedazy?miejscowosc=Jarocin", null],
  ["/punkty-sprzedazy?strona=2", "/punkty-sprzedazy?strona=2"],
  ["/aktualnosci?tag=poradnik", null],
  ["/aktualnosci?strona=2", "/aktualnosci?strona=2"],
  ["/produkty/4100-baterie-umywalkowe", "/produkty/4100-baterie-umywalkowe"],
  ["/produkty/4100-baterie-umywalkowe?kolekcja=lira", null],
  ["/produkty/4100-baterie-umywalkowe?zasieg_od=100", null],
  ["/produkty/4100-baterie-umywalkowe?sortuj=nazwa", null],
  [
    "/produkty/4100-baterie-umywalkowe?kolor=zielony&abc[]=1&__proto__=x&kolekcja=nie-ma&sortuj=cena",
    "/produkty/4100-baterie-umywalkowe",
  ],
  ["/czesci-zamienne?rodzaj=kran&utm_source=x", "/czesci-zamienne"],
  ["/czesci-zamienne?rodzaj=aerator", null],
])("%s is for search engines at %s, which a narrowed view has not (15.7)", async (path, address) => {
  const { text } = await get(path);
  expect([canonical(text) ?? null, isNoindex(text)]).toEqual([address, address === null]);
});

test("titles of pages are not repeated", async () => {
  const titles = await Promise.all(
    pages.map(async (path) => /<title>(.*?)<\/title>/.exec((await get(path)).text)?.[1]),
  );
  expect(new Set(titles).size).toBe(pages.length);
});

test.each([
  ["/o-nas/?a=1&b=%C5%82", "/o-nas?a=1&b=%C5%82"],
  ["/evil.example/", "/evil.example"],
  ["/%2F%2Fevil.example/?a=1", "/%2F%2Fevil.example?a=1"],
])("taking the slash off %s leads to %s on this site for good (12.1)", async (path, expected) => {
  const { status, headers } = await get(path);
  expect([status, headers.get("location")]).toEqual([301, expected]);
  expect(new URL(expected, site.url).origin).toBe(site.url);
});

test.each([
  ["/Kontakt", "/kontakt"],
  ["/produkt/lira%2Dbateria-umywalkowa-niska/?a=1", "/produkt/lira-bateria-umywalkowa-niska?a=1"],
  ["/dopasowanie?a=LR-110-CH&amp;b=MS-511-BI", "/dopasowanie?a=LR-110-CH&b=MS-511-BI"],
  ["/Newsletter/Wypisz?token=x", "/newsletter/wypisz?token=x"],
])("a page has one spelling: %s leads to %s for good (12.12)", async (typed, path) => {
  const { status, headers } = await get(typed);
  expect([status, headers.get("location")]).toEqual([301, path]);
  expect(headers.get("cache-control")).toContain(path.includes("token") ? "no-store" : "public");
});

test.each([
  ["/%20", "/"],
  ["/kontakt],", "/kontakt"],
  ["/kontakt%E2%80%9D.", "/kontakt"],
  ["/produkt/lira-bateria-umywalkowa-niska).", "/produkt/lira-bateria-umywalkowa-niska"],
  ["/projekt?l=1.LR-120-CH,", "/projekt?l=1.LR-120-CH"],
  ["/aktualnosci?tag=premiera.", "/aktualnosci?tag=premiera"],
])("the URL %s from a message loses what the sentence puts behind it (12.12)", async (href, meant) => {
  const { status, headers } = await get(href);
  expect([status, headers.get("location")]).toEqual([301, meant]);
});

test.each(["/projekt?l=1._nDom.LR-120-CH._rHol+(d%C3%B3%C5%82)", "/produkty?q=ul.", "/qanda?q=LR-120*"])(
  "what a page reads stays in its URL, whatever it ends with: %s (12.12)",
  async (href) => expect((await get(href)).status).toBe(200),
);

test("a fragment that a client sends makes no other page (19.2)", async () => {
  const { status, body } = await sendRaw(site.url, getLines("/kontakt#x", new URL(site.url).host));
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${site.url}/kontakt"/>`);
});

test("an unknown path leads to /404, which is not a success and leads on (1.23, 1.24, 12.3, 12.5)", async () => {
  // The second is a page of development alone.
  for (const path of ["/nie-ma", "/dev/ui"]) {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")], path).toEqual([302, "/404"]);
  }
  const { status, text } = await get("/404");
  expect([status, isNoindex(text)]).toEqual([404, true]);
  const [main = ""] = /<main[ >].*<\/main>/s.exec(text) ?? [];
  expect(main).toMatch(/Nie znaleziono strony<\/h1><p[^>]*>Page Not Found<\/p>/);
  const ways = [...main.matchAll(/<a [^>]*href="([^"]*)".*?>([^<]*)</g)].map(([, to, name]) => [name, to]);
  expect(ways).toEqual([
    ["Powrót do strony głównej", "/"],
    ["Zobacz produkty", "/produkty"],
    ["Znajdź część zamienną", "/czesci-zamienne"],
    ["Sprawdź, czy pasuje", "/dopasowanie"],
  ]);
});

test.each(["/produkty/nie-ma", "/produkt/nie-ma", "/aktualnosci/nie-ma", "/aktualnosci/a/b/c"])(
  "%s answers 404 in place, in the site's own frame, with a search that needs no script (12.4, 12.5)",
  async (path) => {
    const { status, text: html } = await get(path);
    expect(status).toBe(404);
    expect(html).toContain(`Page Not Found: ${path}`);
    expect(html).toContain("Główne menu");
    const [form = ""] =
      /<main[ >].*?<form [^>]*method="get" action="\/produkty".*?<\/form>/s.exec(html) ?? [];
    expect(form).toContain('<input type="search" name="q"');
  },
);

test.each([
  ["/produkt/%3Cscript%3Ealert(1)%3C/script%3E", "Page Not Found: /produkt/&lt;script&gt;alert(1)"],
  ["/produkty?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "&lt;script&gt;alert(1)"],
])("markup in %s is shown as text, and never for search engines", async (path, shown) => {
  const { text: html } = await get(path);
  expect(html).toContain(shown);
  expect(html).not.toContain("<script>alert(1)");
  expect(isNoindex(html)).toBe(true);
});

test.each([
  ["/gwarancja?a=1", 301, "/warunki-gwarancji?a=1"],
  ["/lira/?sortuj=nazwa", 301, "/produkty?kolekcja=lira&sortuj=nazwa#lista"],
  ["/inspiracje?a=1", 302, "https://sklep.modrawa.example/inspiracje"],
])("the editors' rule for %s is followed (12.2)", async (from, status, to) => {
  const answer = await get(from);
  expect([answer.status, answer.headers.get("location")]).toEqual([status, to]);
});

test.each([
  [
    dataPath("/produkt/lira-umywalkowa?w=1", "catalogue/routes/product"),
    "/produkt/lira-bateria-umywalkowa-niska?w=1",
  ],
  [dataPath("/Kontakt", "editorial/routes/contact"), "/kontakt"],
  [dataPath("/salony?miasto=x", "editorial/routes/plain-page"), "/punkty-sprzedazy?miasto=x"],
])(
  "%s, a former path as the browser asks for it within a page, leads to today's (12.11)",
  async (former, present) => {
    const { status, headers } = await get(former);
    expect(status).toBe(204);
    expect(headers.get("x-remix-redirect")).toBe(present);
    expect(headers.get("x-remix-status")).toBe("301");
  },
);

test("a page of news, of a category or of what was found is missing beyond the last (1.3)", async () => {
  expect((await get("/aktualnosci?strona=2")).status).toBe(200);
  for (const list of ["/aktualnosci?", "/produkty/4100-baterie-umywalkowe?", "/produkty?q=bateria&"])
    for (const page of ["99", "0", "x"]) expect((await get(`${list}strona=${page}`)).status).toBe(404);
});

test("a shop names its collections, the day on which its data were confirmed, and the way there (17.5)", async () => {
  const { text: html } = await get("/punkty-sprzedazy?miejscowosc=jarocin");
  expect(html).toMatch(/https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=51\.\d+,17\.\d+"/);
  const words = wordsOf(html);
  expect(words).toContain("Kolekcje: Lira, Kanta, Osta, Misa, Tafla");
  expect(words).toContain("Dane potwierdzone 30 września 2026");
});

test("shops are near a town, the nearest first (17.1, 17.2)", async () => {
  const near = await get("/punkty-sprzedazy?miejscowosc=poznan&wojewodztwo=wielkopolskie&kolekcja=");
  expect(wordsOf(near.text)).toMatch(/w pobliżu miejscowości Poznań, od najbliższego/);
  expect(near.text.match(/<article[ >]/g)).toHaveLength(3);
  expect(near.text).toMatch(/<article[ >](?:(?!<article).)*Salon firmowy Modrawa Poznań/s);
  expect(near.text).toMatch(/<input [^>]*name="miejscowosc"[^>]*value="poznan"/);
});

test("the map leads to a voivodeship's shops (17.4)", async () => {
  const { text } = await follow(await get("/punkty-sprzedazy"), /^opolskie: 2\spunkty$/);
  expect(text.match(/<article[ >]/g)).toHaveLength(2);
  expect(text).toMatch(/<option [^>]*selected[^>]*>opolskie/);
});

test("a mistyped word finds its questions, one that no question has the contacts (1.17)", async () => {
  const { text: mistyped } = await get("/qanda?q=podtynkwego");
  expect(wordsOf(mistyped)).toContain("Jak głęboko osadzić element podtynkowy?");
  expect(mistyped).toMatch(/<form [^>]*action="\/qanda".*? name="q" [^>]*value="podtynkwego"/s);
  const [main = ""] = /<main[ >].*<\/main>/s.exec((await get("/qanda?q=zzzzzz")).text) ?? [];
  expect(main).toContain('href="/kontakt"');
});

test("an unknown voivodeship or town shows a way to continue", async () => {
  const { status, text } = await get("/punkty-sprzedazy?wojewodztwo=nie-ma&miejscowosc=%3Cb%3E");
  expect([status, text]).toEqual([200, expect.stringMatching(/W\stej okolicy nie mamy jeszcze punktu/)]);
});

test.each([
  ["/sitemap.xml", "application/xml", "/produkty/4100-baterie-umywalkowe</loc>"],
  ["/robots.txt", "text/plain", "Sitemap: http"],
  ["/aktualnosci.rss", "application/rss+xml", "<item>"],
  ["/site.webmanifest", "application/manifest+json", '"lang":"pl"'],
])("%s is there, and the feed is in the head (2.9)", async (path, type, part) => {
  const { status, headers, text } = await get(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain(type);
  expect(text).toContain(part);
  expect((await get("/404")).text).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Aktualności" href="/aktualnosci.rss"/>',
  );
});
