import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseCategoryTree } from "./parser.server";
import { type Category, indexTree } from "./tree";

const leaf = (id: unknown, extra: object = {}) => {
  return { id, label: "Baterie", to: `/produkty/${id}-x`, ...extra };
};
const tree = (...children: unknown[]) => ({ id: 4041, label: "Łazienka", to: "/produkty", children });

/** Returns a tree that is a single branch: `depth` levels with one category each, the root included. */
function chain(depth: number): unknown {
  let node: unknown = leaf(depth);
  for (let id = depth - 1; id > 0; id -= 1) node = leaf(id, { children: [node] });
  return node;
}

/** Returns a tree with this many categories below its root: rows of 199, each below one of its own. */
function treeOf(length: number, label = "Baterie") {
  const all = Array.from({ length }, (_, place) => leaf(place + 10_000, { label }));
  const rows = Array.from({ length: Math.ceil(length / 200) }, (_, row) =>
    all.slice(row * 200, (row + 1) * 200),
  );
  return tree(...rows.map(([first, ...children]) => ({ ...first, children })));
}

const onlyChild = (raw: unknown, hosts?: string[]): Category | undefined =>
  parseCategoryTree(raw, hosts).root.children[0];

it("a good tree is accepted unchanged, in its order (14.1)", () => {
  const raw = JSON.parse(readFileSync("content/categories.json", "utf8"));
  expect(parseCategoryTree(raw)).toEqual({ root: raw, droppedImages: [] });
});

it("a good tree may have 8 levels, 5,000 nodes, and 200 of them in one", () => {
  expect(indexTree(parseCategoryTree(chain(8)).root).ancestors(8)).toHaveLength(7);
  expect(indexTree(parseCategoryTree(treeOf(4_999)).root).byId.size).toBe(5_000);
});

it("a good tree has names of one plain line, without what nobody sees and what turns text round (14.4)", () => {
  const label = "\u202e Wanny\r\ni\u0000\u200b\tbrodziki\u2066 ";
  expect(onlyChild(tree(leaf(1, { label })))?.label).toBe("Wanny i brodziki");
});

it.each([
  ["strings of digits as ids", leaf("4100"), { id: 4100, parentId: 4041 }],
  ["no list below a leaf", leaf(1), { children: [] }],
  ["null below a leaf", leaf(1, { children: null }), { children: [] }],
  ["other parents than those around", leaf(1, { parentId: 999 }), { parentId: 4041 }],
  ["a slash at the end of a link", leaf(1, { to: "/produkty/1-x/" }), { to: "/produkty/1-x" }],
])("a good tree may have %s", (_, raw, kept) => expect(onlyChild(tree(raw))).toMatchObject(kept));

it("a good tree may have a root that has only children", () => {
  const { root } = parseCategoryTree({ children: [leaf(1)] });
  expect(root).toMatchObject({ id: 4041, label: "Produkty", to: "/produkty", parentId: null, image: null });
});

it("a good tree keeps markup in a label as text and drops unknown keys", () => {
  const raw = JSON.parse(
    '{"children":[{"id":1,"label":"<img onerror=x>","to":"/a","__proto__":{"bad":1},"bad":2}]}',
  );
  const kept = { id: 1, label: "<img onerror=x>", to: "/a", parentId: 4041, image: null, children: [] };
  expect(onlyChild(raw)).toEqual(kept);
  expect({}).not.toHaveProperty("bad");
});

const twice = leaf(7);
const cyclic: { children: unknown[] } & object = leaf(7, { children: [] }) as never;
cyclic.children.push(cyclic);

it.each<[string, unknown, RegExp]>([
  ["null", null, /w korzeniu/],
  ["[]", [], /w korzeniu/],
  ["a tree without categories", tree(), /bez kategorii/],
  ["children that are no list", { ...tree(), children: { 0: leaf(1) } }, /children/],
  ["a child that is null", tree(null), /pod kategorią 4041/],
  ["9 levels", chain(9), /więcej niż 8 poziomów/],
  ["5,001 nodes", treeOf(5_000), /więcej niż 5000/],
  ["201 categories in one", tree(...Array.from({ length: 201 }, (_, id) => leaf(id + 1))), /więcej niż 200/],
  ["names of 1,000,000 characters", treeOf(4_999, "a".repeat(190)), /więcej niż 1000000 znaków/],
  [
    "letters that were lost on the way",
    tree(leaf(1, { label: "Wanny z\ufffdote" })),
    /label: nieczytelne litery/,
  ],
  ["an id twice", tree(twice, leaf(8, { children: [twice] })), /7 występuje dwa razy/],
  ["the root's id again", tree(leaf(4041)), /4041 występuje dwa razy/],
  ["a cycle", tree(cyclic), /7 występuje dwa razy/],
  ["an id below 1", tree(leaf(0)), /id/],
  ["an id that is no number", tree(leaf("4100a")), /id/],
  ["an empty label", tree(leaf(1, { label: "  " })), /label/],
  ["a label of 201 characters", tree(leaf(1, { label: "a".repeat(201) })), /label/],
  ["a link with a scheme", tree(leaf(1, { to: "javascript:alert(1)" })), /adres spoza serwisu/],
  ["a link to another host", tree(leaf(1, { to: "//evil.example" })), /adres spoza serwisu/],
  ["a missing link", tree(leaf(1, { to: undefined })), /to/],
  ["a hostile link of the root", { ...tree(leaf(1)), to: "javascript:alert(1)" }, /adres spoza serwisu/],
])("a tree is rejected whole: %s (14.4)", (_, raw, message) =>
  expect(() => parseCategoryTree(raw)).toThrow(message),
);

it.each<[unknown, PropertyKey[]]>([
  [tree(leaf(1, { children: [leaf(3), leaf(4, { label: 7 })] })), ["children", 0, "children", 1, "label"]],
  [tree(leaf(1), leaf(2, { to: "//evil.example" })), ["children", 1, "to"]],
  [tree(leaf(1), leaf(1)), ["children", 1, "id"]],
  [tree(leaf(1), null), ["children", 1]],
  [chain(9), Array.from({ length: 8 }, () => ["children", 0]).flat()],
  [null, []],
])("the place of an error is reported: %#", (raw, path) =>
  expect(() => parseCategoryTree(raw)).toThrow(expect.objectContaining({ path })),
);

const hosts = ["api.example", "cdn.example:8443"];

it.each(["/images/categories/4100.avif", "https://api.example/a.jpg", "https://cdn.example:8443/a.jpg?w=1"])(
  "a category's picture may be %s (14.4)",
  (image) => {
    const { root, droppedImages } = parseCategoryTree(tree(leaf(1, { image })), hosts);
    expect(root.children[0]?.image).toBe(image);
    expect(droppedImages).toEqual([]);
  },
);

it.each<[unknown]>([
  ["http://169.254.169.254/latest"],
  ["http://api.example/a.jpg"],
  ["https://evil.example/a.jpg"],
  ["https://api.example:444/a.jpg"],
  ["https://user@api.example/a.jpg"],
  ["javascript:alert(1)"],
  ["data:image/png;base64,AA"],
  ["//evil.example/a.jpg"],
  ["/images/../secret"],
  ["/images/kategorie/1.avif"],
  ["/images/categories/1.avif"],
  ["/images/categories/4100-640.avif"],
  ["/other/a.jpg"],
  [{ url: "/images/a.jpg" }],
])("a category's picture is left out and reported when it is %j (14.4)", (image) => {
  const { root, droppedImages } = parseCategoryTree(tree(leaf(1, { image })), hosts);
  expect(root.children[0]?.image).toBeNull();
  expect(droppedImages).toEqual([1]);
});
