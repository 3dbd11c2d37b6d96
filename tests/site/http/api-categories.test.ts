import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loader } from "~/routes/api/categories";

const ask = (query: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://localhost/api/get_categories.php${query}`, { headers });
  return loader({ request, params: {}, context: {} });
};

it("answers the tree as JSON that browsers and CDNs may keep (2.1)", async () => {
  const response = await ask("?id=4041");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=300, s-maxage=/);
  expect(await response.json()).toEqual(JSON.parse(readFileSync("content/categories.json", "utf8")));
});

it.each(["", "?id=04041", "?id=__proto__"])("answers 404 in Polish to %j (2.1)", async (query) => {
  const response = await ask(query);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: "Nie ma takiego drzewa kategorii." });
});
