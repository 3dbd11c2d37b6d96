import { expect, test } from "vitest";
import { dataRoutes, type PageRoute, pageTable } from "./page-table";

const paths = [undefined, "o-nas", "aktualnosci", "aktualnosci/*", "produkt/*", "czesci/:code", "*"];
const routes = paths.map((path): PageRoute => ({ id: path ?? "home", path, hasPageData: true }));
const table = pageTable(routes);

test("a page of content has the catch-all route, where no other route has its path", () => {
  const pages = ["/montaz", "/aktualnosci"];
  const withPages = pageTable(routes, (path) => pages.includes(path));
  expect(pages.map((path) => withPages(path)?.id)).toEqual(["*", "aktualnosci"]);
  expect(withPages("/nie-ma")).toBeUndefined();
});

const answersAt = dataRoutes(table);

test("a route's data may be requested where it answers, and nowhere else", () => {
  const there = [
    ["root", "/cokolwiek"],
    ["home", "/"],
    ["o-nas", "/o-nas"],
    ["o-nas", "/O-Nas/"],
    ["produkt/*", "/produkt/bateria"],
    ["produkt/*", "/produkt"],
    ["czesci/:code", "/czesci/CZ-1"],
    ["*", "/nie-ma"],
    ["*", "/czesci/CZ-1/x"],
  ] as const;
  const elsewhere = ["*", "home", "__proto__", "constructor", "toString", ""].map(
    (id) => [id, "/o-nas"] as const,
  );
  const asked = [...there, ["o-nas", "/o-oas"] as const, ...elsewhere];
  expect(asked.filter(([id, path]) => answersAt(id, path))).toEqual(there);
});
