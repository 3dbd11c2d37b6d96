import { expect, test } from "vitest";
import { get, mainWords, site, visibleText } from "../../support/site/shared-pages";

const htmlOf = async (path: string) => (await get(path)).text;

/** Returns the visible text of the footer. */
const footerWords = (html: string) => visibleText(/<footer[ >].*<\/footer>/s.exec(html)?.[0] ?? "");

test.each([
  [
    "home: scene, categories, collections, values, sections, news (1.1)",
    "/",
    [
      ...["Woda na swoim miejscu", "Baterie umywalkowe", "Okrągłe, miękkie linie", "Pięć minut w tygodniu"],
      ...["Wymiary podane do milimetra", "Dla projektantów", "Biblioteka modeli 3D bez logowania"],
    ],
  ],
  ["the company, and when it changed (1.2, 1.26)", "/o-nas", ["Aktualizacja: 16 listopada 2026", "mosiądzu"]],
  ["contact: departments, seat, hours (1.8)", "/kontakt", ["technika@", "Siedziba", "Godziny", "NIP"]],
  ["business customers (1.10)", "/obsluga-klientow-biznesowych", ["Dla kogo", "Dane produktów dla sklepów"]],
  ["care (1.11)", "/pielegnacja-produktow", ["Zasada trzech kroków", "Czego nie używać"]],
  ["privacy, and since when (1.12, 1.26)", "/polityka-prywatnosci", ["Obowiązuje od 20 listopada 2026"]],
  [
    "a product: collection, finishes, numbers, measures, files (1.13, 16.1, 16.7)",
    "/produkt/lira-bateria-umywalkowa-niska",
    [
      ...["Kolekcja Lira", "Wykończenie: Chrom", "LR-110-CH", "9520000000103", "Zasięg wylewki 115 mm"],
      ...["PDF", "IFC", "GLB", "STEP", "STL", "DXF", "SVG", "ZIP"],
    ],
  ],
  [
    "a withdrawn product: since when, parts, its successor (16.6)",
    "/produkt/lira-deszczownica-200",
    [
      "Produkt wycofany z oferty ( 30 czerwca 2026 ). Części zamienne są nadal dostępne.",
      "Następca: Deszczownica Lira 250.",
      "Zobacz następcę",
    ],
  ],
  ["all products (1.14)", "/produkty", ["36 produktów", "Bateria umywalkowa niska Lira"]],
  ["a category (1.15)", "/produkty/4100-baterie-umywalkowe", ["wylewki", "Stojące niskie", "7 produktów"]],
  ["shops (1.16, 17.5)", "/punkty-sprzedazy", ["28 punktów", "Bielsko-Biała", "10:00–19:00", "projekt"]],
  ["complaints (1.18)", "/reklamacja-i-zwroty", ["Do kogo się zgłosić", "Terminy"]],
  ["warranty (1.19)", "/warunki-gwarancji", ["Okresy gwarancji", "Umywalki ceramiczne 10 lat 5 lat"]],
  ["architects (1.20)", "/wspolpraca-z-architektami", ["Co dostajesz", "Na co zwracać uwagę w projekcie"]],
  ["accessibility (1.21)", "/dostepnosc", ["Deklaracja dostępności", "Znane ograniczenia"]],
  ["the newsletter's form (1.22)", "/newsletter", ["Newsletter", "E-mail", "Zapisz się", "O czym piszemy"]],
  ["collections (1.27)", "/kolekcje", ["Lira", "Kanta", "Osta", "Misa", "Tafla"]],
])("%s", async (_, path, shows) => {
  const words = mainWords(await htmlOf(path));
  for (const part of shows) expect(words).toContain(part);
});

/** The part of a page with this heading of level 2. */
function regionIn(html: string, heading: string): string {
  const [, inside = ""] = new RegExp(`<h2[^>]*>${heading}</h2>(.*?)</section>`, "s").exec(html) ?? [];
  return inside;
}

test("the home page says early what only this brand answers, each with the drawing of its tool (1.1)", async () => {
  const html = await htmlOf("/");
  const tools = regionIn(html, "Zanim zamówisz");
  const links = [...tools.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toContain("/dopasowanie");
  expect(tools.match(/<use href="[^"]*#drawing"/g)).toHaveLength(links.length);
  expect(html.indexOf(tools)).toBeLessThan(html.indexOf(">Od czego zaczynasz?<"));
});

test("withdrawn products close a collection by name, not as tiles (1.28)", async () => {
  const products = regionIn(await htmlOf("/kolekcje/lira"), "Produkty kolekcji");
  const tiles = products.match(/<article[ >].*?<\/article>/gs) ?? [];
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.filter((tile) => tile.includes("Wycofany"))).toEqual([]);
  const [closing = ""] = /<p[ >](?:(?!<p[ >]).)*$/s.exec(products) ?? [];
  expect(closing).toContain('href="/produkt/lira-deszczownica-200">Deszczownica Lira 200</a>');
  expect((await get("/produkt/lira-deszczownica-200")).status).toBe(200);
});

test("every page ends with four columns of links, the copyright and three profiles (6.1, 6.3)", async () => {
  const html = await htmlOf("/o-nas");
  const footer = footerWords(html);
  for (const column of ["KONTAKT", "DO POBRANIA", "WSPARCIE", "FIRMA"]) expect(footer).toContain(column);
  expect(footer).toContain(`© ${new Date().getFullYear()} Modrawa`);
  expect(html.match(/<a [^>]*aria-label="Modrawa w\sserwisie/g)).toHaveLength(3);
});

test("the newsletter's form is in the footer, except on the newsletter's own pages (6.2)", async () => {
  expect(footerWords(await htmlOf("/o-nas"))).toContain("Zapisz się");
  expect(footerWords(await htmlOf("/newsletter"))).not.toContain("Zapisz się");
});

test("links that leave the site open in the same tab and hand over no referrer (3.8)", async () => {
  const links = (await htmlOf("/")).match(/<a [^>]*href="https?:[^>]*>/g) ?? [];
  const leaving = links.filter((link) => !link.includes(site.url) && !link.includes("translate.goog"));
  expect(leaving.length).toBeGreaterThan(3);
  for (const link of leaving) {
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).not.toContain("target=");
  }
});
