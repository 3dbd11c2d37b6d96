import { afterAll, expect, it } from "vitest";
import { secondBrand } from "../../tools/scripts/checks/second-brand.js";
import theme from "../fixtures/brand/content/theme/theme.json";
import { openPdf, wordsOf } from "../support/readers/pdf";
import { crawl, isDead, withoutScripts } from "../support/site/crawl";
import { ownSite } from "../support/site/own-site";

/** Traces of the first brand: its name and town, its numbers, its green. */
const firstBrand = /modrawa|jarocin|\b(?:LR|KN|OS|MD|MS|TF|EP|ST|CZ)-\d{2,}|#?15803d|4ade80/i;

/** Paths that this brand does not have: nothing links there, and no search finds them. */
const absent = [
  ...["/aktualnosci", "/bryly", "/czesci-zamienne", "/dopasowanie", "/dopasowanie/mam-juz", "/kariera"],
  ...["/katalog-modrawa", "/katalog-switka", "/kolekcje", "/logotypy", "/o-nas", "/pielegnacja-produktow"],
  ...["/punkty-sprzedazy", "/qanda", "/warunki-gwarancji", "/aktualnosci.rss", "/pliki/szablon.pdf"],
  ...["/builds/icons/czesci-CZ-1.svg", "/api/pasuje?umywalka=krawedz%3D140%26glebokosc%3D400"],
];

const env = { LOG_LEVEL: "error", PAGE_CACHE_MB: "64" };
const site = await ownSite({ cwd: await secondBrand(), env }, afterAll);
const starts = ["/", "/robots.txt", "/sitemap.xml", "/dane/produkty.json", "/404-nie-ma"];
const answers = await crawl(site.url, starts);

const of = (type: string) => [...answers].filter(([, answer]) => answer.type === type);
const pages = () => of("text/html").filter(([, { status }]) => status === 200);

it("a second brand has its pages, and no link that leads nowhere (25.40)", () => {
  const dead = [...answers].filter(([, answer]) => isDead(answer)).map(([address]) => address);
  expect(dead).toEqual(["/404-nie-ma"]);
  expect(pages().map(([address]) => address)).toEqual(
    expect.arrayContaining([
      ...["/", "/pracownia", "/kontakt", "/projekt", "/produkty", "/produkty/71-kinkiety-nad-lustro"],
      ...["/produkt/promyk-kinkiet-400", "/produkt/jutrznia-lustro-600"],
    ]),
  );
});

it("a second brand names nothing of the first brand in pages, styles, data and drawings (25.40)", () => {
  const named = [...answers].filter(
    ([, { type, text }]) => !type.includes("javascript") && firstBrand.test(withoutScripts(text)),
  );
  expect(named.map(([at, { text }]) => [at, firstBrand.exec(withoutScripts(text))?.[0]])).toEqual([]);
});

it("a second brand names nothing of the first brand in the words of its data sheets (25.40)", async () => {
  const sheets = [...answers].filter(([, { type }]) => type === "application/pdf");
  expect(sheets).toHaveLength(3);
  for (const [address] of sheets) {
    const pdf = await openPdf(new Uint8Array(await (await fetch(site.url + address)).arrayBuffer()));
    const words = await wordsOf(pdf, 1);
    await pdf.destroy();
    expect(words, address).toContain("Świtka");
    expect(words, address).not.toMatch(firstBrand);
    // None of this brand's products has a drawing.
    expect(words, address).not.toContain("Rysunek");
  }
});

it.each(absent)("a second brand has no %s, and leads nobody there (25.22, 25.40)", async (address) => {
  expect((await fetch(site.url + address)).status).toBe(404);
  expect([...answers.keys()].filter((known) => known.split("?")[0] === address)).toEqual([]);
});

it("a second brand without spare parts offers no way to them in a search for them alone (25.22)", async () => {
  const found = await (await fetch(`${site.url}/produkty?q=uszczelka&rodzaj=czesci`)).text();
  expect(found).toContain("Nic nie znaleźliśmy");
  expect(found).not.toMatch(/"\/czesci-zamienne|numer części/);
});

it("a second brand has no script of the visitor's own basin, whose fit nobody checks (25.22, 25.40)", () => {
  expect(pages().filter(([, { text }]) => text.includes("modrawa:umywalka"))).toEqual([]);
});

it("a second brand has no section without content and no empty list (25.22, 25.40)", () => {
  const empty = pages().flatMap(([address, { text }]) =>
    [
      ...withoutScripts(text).matchAll(
        /<(ul|ol|dl|section|nav|table|tbody)\b(?![^>]* hidden)[^>]*>(?:\s|<h\d[^>]*>[^<]*<\/h\d>)*<\/\1>/g,
      ),
    ].map(([element]) => `${address}: ${element}`),
  );
  expect(empty).toEqual([]);
});

it("a second brand shows a category without a picture of its own by a product's (25.40)", () => {
  const card = /<article class="group relative">(?:(?!<\/article>).)*Lustra ze światłem/s.exec(
    answers.get("/")?.text ?? "",
  );
  expect(card?.[0]).toContain("/images/packshots/jutrznia-lustro-600-grafit");
});

it("a second brand has its own colours, typeface and mark on pages, in the manifest and in its icon (25.40)", () => {
  const styles = of("text/css").map(([, { text }]) => text);
  expect(
    styles.filter((text) => text.includes("Georgia") && /--color-primary:[^;]*310/.test(text)),
  ).toHaveLength(1);
  expect(answers.get("/site.webmanifest")?.text).toContain(`"theme_color":"${theme.print.accent}"`);
  for (const address of ["/favicon.svg", "/"]) expect(answers.get(address)?.text).toContain(theme.mark.shape);
});
