import { get } from "node:http";

/** Transferred bytes of a page, and of the scripts, styles and preloaded fonts that its HTML lists. */
export type FirstLoad = { html: number; scripts: Wire[]; styles: Wire[]; fonts: Wire[] };
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
export async function firstLoad(siteUrl: string, path: string): Promise<FirstLoad> {
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

export const sum = (wires: readonly Wire[]) => wires.reduce((bytes, wire) => bytes + wire.bytes, 0);

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
