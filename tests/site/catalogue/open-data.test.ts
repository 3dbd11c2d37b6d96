import { describe, expect, inject, test } from "vitest";

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
});

test("the page for business customers leads to every file (2.13)", async () => {
  const html = await (await ask("/obsluga-klientow-biznesowych")).text();
  for (const name of ["json", "schema.json", "csv", "xlsx"])
    expect(html).toContain(`href="/dane/produkty.${name}"`);
});
