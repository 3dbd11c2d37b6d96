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

test("titles alternate between plain and marked pieces", () => {
  expect(view("q=baterie lira")).toMatchObject({
    products: [{ title: ["", "Bateria", " umywalkowa ", "Lira"], to: "/produkt/a", picture: "packshots/a" }],
  });
  expect(view("q=umywalka")?.products[0]?.title).toEqual(["Bateria ", "umywalkowa", " Lira"]);
});

test("hits of a mistyped query are marked by its correction", () => {
  expect(view("q=syfno")).toMatchObject({ suggestion: "syfon", products: [{ title: ["", "Syfon"] }] });
});

test("other kinds come in groups", () => {
  expect(view("q=baterie")?.groups).toEqual([
    { kind: "category", hits: [{ title: ["", "Baterie"], to: "/produkty/1" }] },
  ]);
});

test("a search without hits has a view, a page that does not exist has none", () => {
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
