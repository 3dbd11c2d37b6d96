import { expect, test } from "vitest";
import { get } from "../../support/site/shared-pages";

test.each([
  ["/dane/produkty.json", "application/json; charset=utf-8"],
  ["/dane/produkty.schema.json", "application/json; charset=utf-8"],
  ["/dane/produkty.csv", "text/csv; charset=utf-8"],
  ["/dane/produkty.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
])("%s is a file for every site, kept for an hour (2.13)", async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=3600",
    "access-control-allow-origin": "*",
  });
});

test("the page for business customers leads to every file (2.13)", async () => {
  const { text } = await get("/obsluga-klientow-biznesowych");
  for (const name of ["json", "schema.json", "csv", "xlsx"])
    expect(text).toContain(`href="/dane/produkty.${name}"`);
});
