import { expect, test } from "vitest";
import { createSearch } from "./index/search.server";
import { searchView } from "./view";

const picture = { src: "packshots/a", alt: "" };
const search = createSearch([
  { kind: "product", title: "Bateria umywalkowa Lira", to: "/produkt/a", picture },
  { kind: "product", title: "Syfon", to: "/produkt/b", picture: null },
  { kind: "category", title: "Baterie", to: "/produkty/1", picture: null },
]);

const view = (href: string) => searchView(search, new URLSearchParams(href));

test("titles alternate between plain and marked pieces", () => {
  expect(view("q=baterie lira")?.main.hits).toMatchObject([
    { title: ["", "Bateria", " umywalkowa ", "Lira"], to: "/produkt/a", picture: picture.src },
  ]);
  expect(view("q=umywalka")?.main.hits[0]?.title).toEqual(["Bateria ", "umywalkowa", " Lira"]);
});

test("hits of a mistyped query are marked by its correction", () => {
  expect(view("q=syfno")).toMatchObject({ suggestion: "syfon", main: { hits: [{ title: ["", "Syfon"] }] } });
});

test("other kinds come in groups", () => {
  expect(view("q=baterie")?.groups).toEqual([
    {
      kind: "category",
      title: "Kategorie",
      hits: [{ title: ["", "Baterie"], to: "/produkty/1", picture: null }],
    },
  ]);
});

test("results of several kinds can be narrowed to one", () => {
  expect(view("q=baterie")?.kinds).toEqual([
    { label: "Wszystko", count: 2, to: "/produkty?q=baterie", selected: true },
    { label: "Produkty", count: 1, to: "/produkty?q=baterie&rodzaj=produkty", selected: false },
    { label: "Kategorie", count: 1, to: "/produkty?q=baterie&rodzaj=kategorie", selected: false },
  ]);
  expect(view("q=baterie&rodzaj=kategorie")).toMatchObject({
    main: { kind: "category", hits: [{ to: "/produkty/1" }] },
    total: 2,
    groups: [],
  });
  expect(view("q=syfon")?.kinds).toEqual([]);
});

test("a search without hits has a view, a page that does not exist has none", () => {
  const nothing = { isEmpty: true, total: 0, exact: null, main: { hits: [] }, groups: [], suggestion: null };
  expect(view("q=qwxyz")).toMatchObject(nothing);
  for (const page of ["2", "0", "-1", "1.5", "x"]) expect(view(`q=lira&strona=${page}`)).toBeNull();
  expect(view("q=lira&strona=")?.page).toBe(1);
});
