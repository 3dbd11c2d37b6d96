import { describe, expect, it } from "vitest";
import { type Category, indexTree, isCategoryPath } from "./tree";

const tap: Category = {
  id: 3,
  label: "Niskie",
  to: "/produkty/2-b/3-c",
  parentId: 2,
  image: null,
  children: [],
};
const taps: Category = {
  id: 2,
  label: "Baterie",
  to: "/produkty/2-b",
  parentId: 1,
  image: null,
  children: [tap],
};
const root: Category = {
  id: 1,
  label: "Łazienka",
  to: "/produkty",
  parentId: null,
  image: null,
  children: [taps],
};

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
    const twin: Category = { ...taps, id: 4, children: [] };
    expect(indexTree({ ...root, children: [taps, twin] }).byPath.get(taps.to)).toBe(taps);
  });
});

describe("a category's path", () => {
  it.each(["/", "/produkty", "/produkty/4100-baterie_x/4101-a"])("may be %s", (path) => {
    expect(isCategoryPath(path)).toBe(true);
  });

  it.each([
    "",
    "produkty",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "/a?b",
    "/a#b",
    "/a b",
    "/%2e%2e",
    "/a\n",
  ])("may not be %j", (path) => {
    expect(isCategoryPath(path)).toBe(false);
  });
});
