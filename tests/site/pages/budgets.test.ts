import { expect, test } from "vitest";
import { site } from "../../support/site/shared-pages";

/** A file of a page, with its bytes on the wire. */
type Wire = { href: string; bytes: number };

const patterns = {
  scripts: /(?:from|import)\s*\(?"(\/assets\/[^"]+\.js)"/g,
  styles: /<link rel="stylesheet" href="([^"]+)"/g,
  fonts: /<link rel="preload" as="font"[^>]*? href="([^"]+)"/g,
};

/** Measures a page and the files that its HTML lists, as a browser that accepts Brotli receives them. */
async function firstLoad(path: string) {
  const html = await (await fetch(site.url + path)).text();
  const load = (pattern: RegExp) =>
    Promise.all(
      [...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href))].map(async (href) => ({
        href,
        bytes: (await ask(href)).bytes,
      })),
    );
  return {
    html: await bestWireBytes(path),
    scripts: await load(patterns.scripts),
    styles: await load(patterns.styles),
    fonts: await load(patterns.fonts),
  };
}

const sum = (wires: readonly Wire[]) => wires.reduce((bytes, wire) => bytes + wire.bytes, 0);

/** Asks until the page is served in its best compressed form. */
async function bestWireBytes(path: string): Promise<number> {
  for (;;) {
    const { bytes, etag } = await ask(path);
    if (etag?.endsWith('-best"')) return bytes;
  }
}

async function ask(href: string) {
  const answer = await fetch(site.url + href, { headers: { "Accept-Encoding": "br" } });
  // Fails if the body's length before decompression differs from what the response declares.
  await answer.arrayBuffer();
  const { status, headers } = answer;
  const bytes = Number(headers.get("content-length"));
  if (status !== 200 || bytes === 0) throw new Error(`${href} is answered ${status}, ${bytes} bytes long.`);
  return { bytes, etag: headers.get("etag") };
}

/** kB: a thousand bytes, compressed, as they come over the wire. */
const kB = 1_000;
const isOfPackages = ({ href }: { href: string }) => href.includes("/vendor-");

const home = await firstLoad("/");

test("the first visit to the home page loads at most 90 kB of scripts, 15.3 kB of them besides React and Remix (19.7)", () => {
  expect(home.scripts.filter(isOfPackages)).toHaveLength(1);
  expect(sum(home.scripts)).toBeLessThanOrEqual(90 * kB);
  expect(sum(home.scripts.filter((script) => !isOfPackages(script)))).toBeLessThanOrEqual(15.3 * kB);
});

test("the first visit to the home page loads at most 9.1 kB of styles and two fonts of 60 kB (19.7)", () => {
  expect(home.styles.length).toBeGreaterThan(0);
  expect(sum(home.styles)).toBeLessThanOrEqual(9.1 * kB);
  expect(home.fonts).toHaveLength(2);
  expect(sum(home.fonts)).toBeLessThanOrEqual(60 * kB);
});

test("the first visit to the home page makes at most ten requests besides the page's pictures, the browser's icon among them (19.7)", () => {
  const icon = 1;
  expect(1 + home.scripts.length + home.styles.length + home.fonts.length + icon).toBeLessThanOrEqual(10);
});

const staticParts = "what no script changes can be a static part (docs/decisions/0022)";

test.each([
  ["/produkty", 8],
  ["/produkty/4100-baterie-umywalkowe", 8],
  ["/produkt/lira-bateria-umywalkowa-niska", 8],
  ["/dopasowanie/mam-juz?krawedz=140&glebokosc=400", 15],
])("%s adds at most %d kB of scripts", async (path, most) => {
  const known = new Set(home.scripts.map(({ href }) => href));
  const { scripts } = await firstLoad(path);
  const added = scripts.filter(({ href }) => !known.has(href));
  expect(added.length).toBeGreaterThan(0);
  expect(sum(added)).toBeLessThanOrEqual(most * kB);
});

test.each([
  ["/produkty/4100-baterie-umywalkowe", 9.4],
  ["/produkty/4300-prysznice", 9.1],
  ["/produkty/5000-akcesoria", 9.1],
  ["/produkt/lira-bateria-umywalkowa-niska", 13.5],
  ["/dopasowanie?a=LR-120&b=MS-511", 13.5],
  ["/projekt?l=1.LR-120-CH.MS-511-BI.CZ-1025", 11.8],
  ["/dopasowanie/mam-juz?krawedz=140&glebokosc=400", 20],
])("the page of %s has at most %d kB of HTML (19.7)", async (path, most) =>
  expect((await firstLoad(path)).html, staticParts).toBeLessThanOrEqual(most * kB),
);
