import { describe, expect, it } from "vitest";
import { type Category, indexTree, isCategoryPath } from "./tree";

const tap = category(3, "Niskie", "/produkty/2-b/3-c", 2);
const taps = category(2, "Baterie", "/produkty/2-b", 1, tap);
const root = category(1, "Łazienka", "/produkty", null, taps);

function category(id: number, label: string, to: string, parentId: number | null, ...children: Category[]) {
  return { id, label, to, parentId, image: null, children };
}

describe("the index of a tree", () => {
  const index = indexTree(root);

  it("finds categories by id and by path", () => {
    expect(index.byId.get(3)).toBe(tap);
    expect(index.byPath.get("/produkty/2-b")).toBe(taps);
    expect(index.byId.get(99)).toBeUndefined();
  });

  it("gives the ancestors of a category, root first", () => {
    expect(index.ancestors(3)).toEqual([root, taps]);
    expect(index.ancestors(1)).toEqual([]);
    expect(index.ancestors(99)).toEqual([]);
  });

  it("resolves a path that two categories share to the first of them", () => {
    const twin = { ...taps, id: 4, children: [] };
    expect(indexTree({ ...root, children: [taps, twin] }).byPath.get(taps.to)).toBe(taps);
  });
});

describe("a category's path", () => {
  it.each(["/", "/produkty", "/produkty/4100-baterie_x/4101-a"])("may be %s", (path) =>
    expect(isCategoryPath(path)).toBe(true),
  );

  it.each([
    ["relative", ["", "produkty"]],
    ["of another host", ["//evil.example", "/\\evil.example", "https://evil.example"]],
    ["a program", ["javascript:alert(1)"]],
    ["more than a path", ["/a?b", "/a#b", "/a b", "/%2e%2e", "/a\n"]],
  ])("may not be %s: %j", (_, paths) => expect(paths.filter(isCategoryPath)).toEqual([]));
});
