import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { dataPath } from "../../support/site/data-requests";
import { ownSite } from "../../support/site/own-site";

const site = await ownSite({ env: { TRANSLATE_SCRIPT_URL: "http://localhost:9/element.js" } }, afterAll);

const get = (path: string, headers: HeadersInit = {}, method = "GET") =>
  fetch(site.url + path, { method, headers, redirect: "manual" });
const stable = ({ headers }: Response) =>
  [...headers].filter(([name]) => !["date", "x-request-id", "connection", "keep-alive"].includes(name));
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

test("a page may be kept by a CDN for a minute, and says so to browsers and CDNs alike (19.3)", async () => {
  const { headers } = await get("/o-nas");
  expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  expect(headers.get("vary")).toBe("Accept-Encoding");
});

test.each(["br", "gzip", "identity"])(
  "a page comes as %s with a tag of its own, and as 304 to those who have it (19.3, 19.4)",
  async (encoding) => {
    const whole = await get("/o-nas", { "Accept-Encoding": encoding });
    const etag = whole.headers.get("etag") ?? "";
    expect(whole.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(await whole.text()).toContain("</html>");
    expect(etag).toMatch(/^"[\w-]+"$/);
    const known = await get("/o-nas", { "Accept-Encoding": encoding, "If-None-Match": `"x", W/${etag}` });
    expect(known.status).toBe(304);
    // Between the two requests, the page may have been compressed better.
    expect(known.headers.get("etag")?.replace("-best", "-quick")).toBe(etag.replace("-best", "-quick"));
    expect(policyOf(known)).toBe(policyOf(whole));
    expect(await known.text()).toBe("");
  },
);

test("a page is compressed better once it was asked for again, and stays known to those who have it (19.4)", async () => {
  const ask = (headers?: HeadersInit) => get("/qanda", { "Accept-Encoding": "br", ...headers });
  const size = ({ headers }: Response) => Number(headers.get("content-length"));
  const tag = ({ headers }: Response) => headers.get("etag") ?? "";
  const quick = await ask();
  await ask();
  await expect.poll(async () => tag(await ask()) !== tag(quick)).toBeTruthy();
  const best = await ask();
  expect(size(best)).toBeLessThan(size(quick));
  expect(await best.text()).toBe(await quick.text());
  expect((await ask({ "If-None-Match": tag(quick) })).status).toBe(304);
});

test.each([
  ["compressed", {}],
  ["plain", { "Accept-Encoding": "identity" }],
  ["to a client that has it", { "If-None-Match": "*" }],
  ["with what Express ignores too", { Range: "bytes=0-1", Cookie: "a=b", "X-Request-Id": "mine" }],
])("a page is the same before Express and behind it: %s", async (_, sent) => {
  const behind = site.url.replace("localhost", "127.0.0.1");
  for (const path of ["/o-nas", "/produkt/nie-ma", "/nie-ma", dataPath("/o-nas", "root"), "/robots.txt"]) {
    for (const method of ["GET", "HEAD"]) {
      const ask = async (origin: string) => {
        const answer = await fetch(origin + path, { method, headers: sent, redirect: "manual" });
        return [answer.status, stable(answer), await answer.text()];
      };
      // Polls until the page has its best compression, which changes its ETag.
      const isAlike = async () => {
        const [first, second] = [await ask(behind), await ask(site.url)];
        return JSON.stringify(first) === JSON.stringify(second);
      };
      await expect.poll(isAlike).toBeTruthy();
    }
  }
});

test.each(["/", "/o-nas", "/produkt/nie-ma", "/newsletter/potwierdz?token=x", "/produkty?q=/*size*/"])(
  "the policy of a page allows each of its inline scripts by hash, on %s",
  async (path) => {
    const page = await get(path);
    const html = await page.text();
    const codes = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
    expect(html).toMatch(/id="late-script"[^>]*>window\.servedSize=\d/);
    for (const [, code = ""] of codes) {
      expect(policyOf(page)).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
    expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/);
  },
);

test("the policy of a page lets the translation script in only at the translated URL, which no search engine indexes (9.5, 20.2)", async () => {
  const [polish, english] = [await get("/o-nas"), await get("/o-nas?jezyk=en")];
  expect(policyOf(polish)).not.toContain("localhost:9");
  expect(policyOf(english)).toContain("script-src 'self'");
  expect(policyOf(english)).toMatch(/script-src [^;]*http:\/\/localhost:9/);
  expect(english.headers.get("x-robots-tag")).toBe("noindex");
  expect(polish.headers.get("x-robots-tag")).toBeNull();
  // Without scripts, the page is translated by a proxy.
  expect(await polish.text()).toMatch(
    /href="https:\/\/[\w-]+\.translate\.goog\/o-nas\?_x_tr_sl=pl&amp;_x_tr_tl=en&amp;_x_tr_hl=pl"/,
  );
  expect(await english.text()).toContain(`<link rel="canonical" href="${site.url}/o-nas"/>`);
});
