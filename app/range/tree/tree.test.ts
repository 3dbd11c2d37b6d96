import { expect, it } from "vitest";
import { type Category, indexTree, isCategoryPath } from "./tree";

const own = { label: "", image: null, children: [] };
const taps: Category = { ...own, id: 2, to: "/produkty/2-b", parentId: 1 };
const root: Category = { ...own, id: 1, to: "/produkty", parentId: null };

it("a path that two categories share is that of the first", () => {
  const twin = { ...taps, id: 4 };
  expect(indexTree({ ...root, children: [taps, twin] }).byPath.get(taps.to)).toBe(taps);
});

it.each(["/", "/produkty", "/produkty/4100-baterie_x/4101-a"])("a category's path may be %s", (path) =>
  expect(isCategoryPath(path)).toBe(true),
);

it.each([
  ["relative", ["", "produkty"]],
  ["of another host", ["//evil.example", "/\\evil.example", "https://evil.example"]],
  ["a program", ["javascript:alert(1)"]],
  ["more than a path", ["/a?b", "/a#b", "/a b", "/%2e%2e", "/a\n"]],
])("a category's path may not be %s: %j", (_, paths) => expect(paths.filter(isCategoryPath)).toEqual([]));
