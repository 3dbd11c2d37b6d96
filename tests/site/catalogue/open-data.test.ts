import { describe, expect, inject, test } from "vitest";
import { getLines, sendRaw } from "../../support/readers/raw-request";

const url = inject("siteUrl");
const ask = (path: string, headers: HeadersInit = {}) => fetch(url + path, { headers });

describe.each([
  ["/dane/produkty.json", "application/json; charset=utf-8"],
  ["/dane/produkty.schema.json", "application/json; charset=utf-8"],
  ["/dane/produkty.csv", "text/csv; charset=utf-8"],
  ["/dane/produkty.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
])("%s", (path, type) => {
  test("is a file for every site, kept for an hour (2.13)", async () => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
    });
  });

  test("is not sent again to who has it", async () => {
    const etag = (await ask(path, { "Accept-Encoding": "identity" })).headers.get("ETag");
    // Not by `fetch`, which adds `Cache-Control: no-cache` to a request with a tag.
    const lines = getLines(path, new URL(url).host, `If-None-Match: ${etag}`);
    expect((await sendRaw(url, lines)).status).toBe(304);
  });

  test("is sent in parts", async () => {
    const part = await ask(path, { Range: "bytes=0-99" });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
  });
});

test("what is text comes compressed", async () => {
  for (const path of ["/dane/produkty.json", "/dane/produkty.csv"])
    expect((await ask(path, { "Accept-Encoding": "br" })).headers.get("Content-Encoding")).toBe("br");
});

test("the page for business customers leads to every file (2.13)", async () => {
  const html = await (await ask("/obsluga-klientow-biznesowych")).text();
  for (const name of ["json", "schema.json", "csv", "xlsx"])
    expect(html).toContain(`href="/dane/produkty.${name}"`);
});
