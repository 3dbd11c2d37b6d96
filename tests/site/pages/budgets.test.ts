import { get } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { site } from "../../support/site/shared-pages";

/** Transferred bytes of a page, and of the scripts, styles and preloaded fonts that its HTML lists. */
type FirstLoad = { html: number; scripts: Wire[]; styles: Wire[]; fonts: Wire[] };
type Wire = { href: string; bytes: number };

const patterns = {
  scripts: /(?:from|import)\s*\(?"(\/assets\/[^"]+\.js)"/g,
  styles: /<link rel="stylesheet" href="([^"]+)"/g,
  fonts: /<link rel="preload" as="font"[^>]*? href="([^"]+)"/g,
};

/**
 * Measures a page's first load as a browser that accepts Brotli would receive it. Repeats the request until the page is
 * served in its best compressed form.
 * @param siteUrl origin of the site
 */
async function firstLoad(siteUrl: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(siteUrl + path)).text();
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href))];
  const load = (hrefs: string[]) =>
    Promise.all(hrefs.map(async (href) => ({ href, bytes: await wireBytes(siteUrl + href) })));
  return {
    html: await bestWireBytes(siteUrl + path),
    scripts: await load(named(patterns.scripts)),
    styles: await load(named(patterns.styles)),
    fonts: await load(named(patterns.fonts)),
  };
}

const sum = (wires: readonly Wire[]) => wires.reduce((bytes, wire) => bytes + wire.bytes, 0);

async function bestWireBytes(url: string): Promise<number> {
  for (;;) {
    const { etag } = await ask(url);
    if (etag?.endsWith('-best"')) return wireBytes(url);
  }
}

const wireBytes = async (url: string) => (await ask(url)).bytes;

/** Uses `get`, because `fetch` decompresses the body. */
function ask(url: string): Promise<{ bytes: number; etag: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, async (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} is answered ${response.statusCode}.`));
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve({ bytes, etag: response.headers.etag });
    }).on("error", reject);
  });
}

/** kB: a thousand bytes, compressed, as they come over the wire. */
const kB = 1_000;
const isOfPackages = ({ href }: { href: string }) => href.includes("/vendor-");

let home: FirstLoad;
beforeAll(async () => {
  home = await firstLoad(site.url, "/");
});

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
  const { scripts } = await firstLoad(site.url, path);
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
  expect((await firstLoad(site.url, path)).html, staticParts).toBeLessThanOrEqual(most * kB),
);
