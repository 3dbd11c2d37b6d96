import { describe, expect, test } from "vitest";
import { dataRoutes, type PageRoute, pageTable } from "./page-table";

const paths = [undefined, "o-nas", "aktualnosci", "aktualnosci/*", "produkt/*", "czesci/:code", "*"];
const routes = paths.map((path): PageRoute => ({ id: path ?? "home", path, hasPageData: true }));
const table = pageTable(routes);

test("a page of content has the catch-all route, where no other route has its path", () => {
  const withPages = pageTable(routes, (path) => ["/montaz", "/aktualnosci"].includes(path));
  expect(["/montaz", "/aktualnosci", "/nie-ma"].map((path) => withPages(path)?.id)).toEqual([
    "*",
    "aktualnosci",
    undefined,
  ]);
});

describe("a route's data may be requested where it answers", () => {
  const answersAt = dataRoutes(table);

  test.each([
    ["root", "/cokolwiek"],
    ["home", "/"],
    ["o-nas", "/o-nas"],
    ["o-nas", "/O-Nas/"],
    ["produkt/*", "/produkt/bateria"],
    ["produkt/*", "/produkt"],
    ["czesci/:code", "/czesci/CZ-1"],
    ["*", "/nie-ma"],
    ["*", "/czesci/CZ-1/x"],
  ])("%s at %s", (id, path) => expect(answersAt(id, path)).toBe(true));

  test.each([
    ["o-nas", "/o-oas"],
    ["*", "/o-nas"],
    ["home", "/o-nas"],
    ["__proto__", "/o-nas"],
    ["constructor", "/o-nas"],
    ["toString", "/o-nas"],
    ["", "/o-nas"],
  ])("%s not at %s", (id, path) => expect(answersAt(id, path)).toBe(false));
});
