import { expect, test } from "vitest";
import { getLines, sendRaw } from "../../support/readers/raw-request";
import { site } from "../../support/site/shared-pages";

const script = /\/assets\/root-[^"\s]+\.js/.exec(await (await fetch(site.url)).text())?.[0] ?? "";

const get = (path: string, headers: HeadersInit = {}) => fetch(site.url + path, { headers });

/** Requests a file with an `Accept-Encoding`, and expects this encoding and the same content as without one. */
async function expectForm(path: string, accepted: string, encoding: string | null) {
  const response = await get(path, { "Accept-Encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.text()).toBe(await (await get(path, { "Accept-Encoding": "identity" })).text());
  return response.headers;
}

const drawing = "/models/lira-bateria-umywalkowa-niska/LR-110-lira-bateria-umywalkowa-niska.step";

test.each([
  ["br", "br"],
  ["gzip, deflate", "gzip"],
  ["identity", null],
])("a script for Accept-Encoding: %s comes as %s for a year (19.6)", async (accepted, encoding) => {
  const headers = await expectForm(script, accepted, encoding);
  expect(headers.get("content-type")).toMatch(/^(text|application)\/javascript/);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("other files are cached for an hour and then revalidated by their ETag", async () => {
  const { headers } = await get("/favicon.svg", { "Accept-Encoding": "br" });
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  // Not with `fetch`, which adds `Cache-Control: no-cache` to a request with an ETag.
  const lines = getLines("/favicon.svg", new URL(site.url).host, `If-None-Match: ${headers.get("etag")}`);
  expect((await sendRaw(site.url, [...lines, "Accept-Encoding: br"])).status).toBe(304);
});

test("pages of shops may show our files, but neither our scripts nor our pages (2.13, 20.1)", async () => {
  const policy = async (path: string) => {
    const { headers } = await get(path);
    return `${headers.get("cross-origin-resource-policy")} ${headers.get("access-control-allow-origin")}`;
  };
  const files = ["/images/home/hero-1920.jpg", drawing, "/dane/produkty.json"];
  expect(await Promise.all(files.map(policy))).toEqual(files.map(() => "cross-origin *"));
  expect(await Promise.all([script, "/", "/images/nie-ma.jpg"].map(policy))).toEqual(
    Array(3).fill("same-origin null"),
  );
});

test.each([
  ["gzip, deflate, br", "gzip"],
  ["br", null],
])(
  "a drawing for Accept-Encoding: %s comes as %s: it is compressed only as gzip (19.4)",
  async (accepted, encoding) => void (await expectForm(drawing, accepted, encoding)),
);

test("a download is resumed in the middle, and never decompressed in parts (19.6)", async () => {
  const whole = await (await get(drawing)).text();
  const part = await get(drawing, { Range: "bytes=100-199", "Accept-Encoding": "br" });
  expect([part.status, part.headers.get("content-encoding")]).toEqual([206, null]);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${whole.length}`);
  expect(part.headers.get("content-type")).toBe("model/step");
  expect(await part.text()).toBe(whole.slice(100, 200));
});

test("old browsers and the start screens of phones find an icon", async () => {
  expect((await get("/favicon.ico")).headers.get("content-type")).toMatch(/^image\//);
  const { icons } = await (await get("/site.webmanifest")).json();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) expect((await get(src)).headers.get("content-type")).toBe(type);
});
