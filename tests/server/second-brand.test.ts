import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secondBrand } from "../../scripts/checks/second-brand.js";
import theme from "../fixtures/brand/content/theme/theme.json";
import { openPdf, wordsOf } from "../support/readers/pdf";
import { type Site, startSite } from "../support/site/site";

/** What the first brand is known by: its name and town, its numbers, its green. */
const firstBrand = /modrawa|jarocin|\b(?:LR|KN|OS|MD|MS|TF|EP|ST|CZ)-\d{2,}|#?15803d|4ade80/i;

/** What this brand does not have: nothing leads there, and nobody finds it. */
const absent = [
  "/aktualnosci",
  "/bryly",
  "/czesci-zamienne",
  "/dopasowanie",
  "/dopasowanie/mam-juz",
  "/kariera",
  "/katalog-modrawa",
  "/katalog-switka",
  "/kolekcje",
  "/logotypy",
  "/o-nas",
  "/pielegnacja-produktow",
  "/punkty-sprzedazy",
  "/qanda",
  "/warunki-gwarancji",
];

let site: Site;
/** Every address that a page, the sitemap or a machine's file leads to, with its answer. */
const answers = new Map<string, { status: number; type: string; text: string }>();

beforeAll(async () => {
  site = await startSite({ cwd: secondBrand(), env: { LOG_LEVEL: "error", PAGE_CACHE_MB: "64" } });
  const waiting = ["/", "/robots.txt", "/sitemap.xml", "/dane/produkty.json", "/404-nie-ma"];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (answers.has(next)) continue;
    const response = await fetch(site.url + next);
    const type = response.headers.get("content-type")?.split(";")[0] ?? "";
    const isText = /text|json|xml|svg|javascript|manifest/.test(type);
    const text = Buffer.from(await response.arrayBuffer()).toString(isText ? "utf8" : "latin1");
    answers.set(next, { status: response.status, type, text });
    if (response.ok) waiting.push(...addressesIn(text, type, next));
  }
}, 180_000);

afterAll(() => site.stop());

/** Returns the addresses of this site in a page or a file, without their queries and fragments. */
function addressesIn(text: string, type: string, from: string): string[] {
  const pattern = {
    "text/html": /\s(?:href|src|action)="([^"]+)"|\s(?:srcset|imagesrcset)="([^"]+)"/gi,
    "text/css": /url\(["']?([^"')]+)/g,
    "application/xml": /<loc>([^<]+)/g,
    "application/manifest+json": /"src":"([^"]+)"/g,
    "application/json": /"(https?:\/\/[^"]+)"/g,
    "text/plain": /(https?:\/\/\S+)/g,
  }[type];
  if (!pattern) return [];
  const found = [...withoutScripts(text).matchAll(pattern)].flatMap(
    ([, one, set]) => one ?? set?.split(/\s[\d.]+[wx],?\s*/) ?? [],
  );
  return found
    .filter(Boolean)
    .map((address) => new URL(address.replaceAll("&amp;", "&"), site.url + from))
    .filter(({ origin, protocol }) => protocol.startsWith("http") && origin === new URL(site.url).origin)
    .map(({ pathname }) => pathname);
}

const of = (type: string) => [...answers].filter(([, answer]) => answer.type === type);
const pages = () => of("text/html").filter(([, { status }]) => status === 200);

/** A page's words and attributes: its scripts name keys of the browser's storage, which are the same for all brands. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, "");

describe("a second brand (25.40)", () => {
  it("has its pages, and no link that leads nowhere", () => {
    const dead = [...answers].filter(([, { status }]) => status !== 200).map(([address]) => address);
    expect(dead).toEqual(["/404-nie-ma"]);
    expect(pages().map(([address]) => address)).toEqual(
      expect.arrayContaining([
        "/",
        "/pracownia",
        "/produkty",
        "/produkty/71-kinkiety-nad-lustro",
        "/produkt/promyk-kinkiet-400",
        "/produkt/jutrznia-lustro-600",
        "/projekt",
        "/kontakt",
      ]),
    );
  });

  it("names nothing of the first brand in pages, styles, data and drawings", () => {
    const named = [...answers].filter(
      ([, { type, text }]) => !type.includes("javascript") && firstBrand.test(withoutScripts(text)),
    );
    expect(named.map(([address, { text }]) => [address, firstBrand.exec(withoutScripts(text))?.[0]])).toEqual(
      [],
    );
  });

  it("names nothing of it in the words of its data sheets", async () => {
    const sheets = [...answers].filter(([, { type }]) => type === "application/pdf");
    expect(sheets).toHaveLength(3);
    for (const [address, { text }] of sheets) {
      const pdf = await openPdf(Buffer.from(text, "latin1"));
      const words = await wordsOf(pdf, 1);
      await pdf.destroy();
      expect(words, address).toContain("Świtka");
      expect(words, address).not.toMatch(firstBrand);
    }
  });

  it.each(absent)("has no %s, and leads nobody there", async (address) => {
    expect((await fetch(site.url + address)).status).toBe(404);
    expect([...answers.keys()]).not.toContain(address);
  });

  it("has no section without content and no empty list", () => {
    const empty = pages().flatMap(([address, { text }]) =>
      [
        ...withoutScripts(text).matchAll(
          /<(ul|ol|dl|section|nav|table|tbody)\b(?![^>]* hidden)[^>]*>(?:\s|<h\d[^>]*>[^<]*<\/h\d>)*<\/\1>/g,
        ),
      ].map(([element]) => `${address}: ${element}`),
    );
    expect(empty).toEqual([]);
  });

  it("shows the measure that the code has never heard of, under its name, and narrows lists by it", async () => {
    const product = answers.get("/produkt/promyk-kinkiet-400")?.text ?? "";
    expect(product).toMatch(/Długość przewodu.*1[\s\u00a0]?200\u00a0mm/s);
    const list = await (await fetch(`${site.url}/produkty?przewod_od=1500`)).text();
    expect(list).toContain("Promyk 600");
    expect(list).not.toContain("/produkt/promyk-kinkiet-400");
  });

  it("has its own colours, typeface and mark on pages, in the manifest and in its icon", () => {
    const styles = of("text/css").map(([, { text }]) => text);
    expect(
      styles.filter((text) => text.includes("Georgia") && /--color-primary:[^;]*310/.test(text)),
    ).toHaveLength(1);
    expect(JSON.parse(answers.get("/site.webmanifest")?.text ?? "{}")).toMatchObject({
      theme_color: theme.print.accent,
    });
    for (const address of ["/favicon.svg", "/"])
      expect(answers.get(address)?.text).toContain(theme.mark.shape);
  });
});
