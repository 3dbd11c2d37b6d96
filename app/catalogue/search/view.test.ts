import { expect, test } from "vitest";
import { createSearch } from "./search.server";
import { searchView } from "./view";

const search = createSearch([
  {
    kind: "product",
    title: "Bateria umywalkowa Lira",
    to: "/produkt/a",
    picture: { src: "packshots/a", alt: "" },
  },
  { kind: "product", title: "Syfon", to: "/produkt/b", picture: null },
  { kind: "category", title: "Baterie", to: "/produkty/1", picture: null },
]);

const view = (address: string) => searchView(search, new URLSearchParams(address));

test("titles come in plain and marked pieces by turns", () => {
  expect(view("q=baterie lira")).toMatchObject({
    products: [{ title: ["", "Bateria", " umywalkowa ", "Lira"], to: "/produkt/a", picture: "packshots/a" }],
  });
  expect(view("q=umywalka")?.products[0]?.title).toEqual(["Bateria ", "umywalkowa", " Lira"]);
});

test("what a mistyped query has found is marked as it was meant", () => {
  expect(view("q=syfno")).toMatchObject({ suggestion: "syfon", products: [{ title: ["", "Syfon"] }] });
});

test("other kinds stand in groups", () => {
  expect(view("q=baterie")?.groups).toEqual([
    { kind: "category", hits: [{ title: ["", "Baterie"], to: "/produkty/1" }] },
  ]);
});

test("nothing found is an answer, a page that does not exist is none", () => {
  expect(view("q=qwxyz")).toMatchObject({
    isEmpty: true,
    total: 0,
    products: [],
    groups: [],
    suggestion: null,
  });
  for (const page of ["2", "0", "-1", "1.5", "x"]) expect(view(`q=lira&strona=${page}`)).toBeNull();
  expect(view("q=lira&strona=")?.page).toBe(1);
});
